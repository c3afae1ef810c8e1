// A boardgame.io server with a small game, as its documentation starts one: state in memory, nothing on disk.
const { Server, Origins } = require("boardgame.io/server");

const count = {
  name: "count",
  setup: () => ({ count: 0 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    add: ({ G }) => {
      G.count += 1;
    },
  },
};

const server = Server({ games: [count], origins: [Origins.LOCALHOST] });
server.run({ port: 0 }).then(({ appServer }) => console.log(`port ${appServer.address().port}`));
