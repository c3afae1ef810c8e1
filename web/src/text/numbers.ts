import { useMemo } from "react";
import { useSettings } from "../app/settings.ts";
import { preferred } from "./bundles.ts";

/** Numbers and dates as the reader's language writes them. */
export class Numbers {
  constructor(readonly language: string) {}

  /** A part of 1, as whole percent. */
  percent = (share: number): string => this.format({ style: "percent" }, Math.max(0, share));
  /** The same with its sign, for what was won or lost. */
  change = (share: number): string =>
    this.format({ style: "percent", signDisplay: "exceptZero" }, Math.round(share * 100) / 100);
  /** An error rate: one decimal. */
  rate = (rate: number): string => this.format({ minimumFractionDigits: 1, maximumFractionDigits: 1 }, rate);
  /** Luck: two decimals and a sign. */
  luck = (luck: number): string =>
    this.format(
      { minimumFractionDigits: 2, maximumFractionDigits: 2, signDisplay: "exceptZero" },
      Math.round(luck * 100) / 100,
    );
  whole = (number: number): string => this.format({ maximumFractionDigits: 0, useGrouping: false }, number);
  signed = (number: number): string =>
    this.format(
      { maximumFractionDigits: 0, signDisplay: "exceptZero", useGrouping: false },
      Math.round(number),
    );

  date = (date: Date, form: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(this.language, form).format(date);

  private format(form: Intl.NumberFormatOptions, number: number): string {
    return new Intl.NumberFormat(this.language, form).format(number);
  }
}

export function useNumbers(): Numbers {
  const { language } = useSettings();
  const chosen = preferred(language, navigator.languages ?? []);
  return useMemo(() => new Numbers(chosen), [chosen]);
}
