/** The classes of a module; `test/styles.test.ts` finds a name that the module does not have. */
declare module "*.module.css" {
  const classes: Readonly<Record<string, string>>;
  export = classes;
}
declare module "*.css" {}
declare module "*.svg" {
  const address: string;
  export default address;
}
declare module "*?raw" {
  const text: string;
  export default text;
}
