// Plays random games of every kit and prints hashes of the results. It uses only the language, `crypto.subtle` and
// `console`, so it runs in Node, Bun, Deno and a page. The code before it imports or requires `core`, `bots` and
// `kits`.

const SEEDS = 2;
/** Ply limit of a game. */
const LONGEST = 400;

async function digestOf(lines) {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(lines.join('\n')));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

function noted(lines, ...values) {
  for (const value of values) lines.push(typeof value === 'string' ? value : JSON.stringify(value));
}

/** One random game: all views of a seat, its sampled states, and the record. */
function played(kit, players, seed, lines) {
  const { game } = kit;
  const match = new core.Match(game, { options: { players }, seed });
  const rng = core.seeded(seed + 1000);
  while (match.actor !== 'over' && match.plies < LONGEST) {
    const { actor } = match;
    if (actor === 'chance') {
      const drawn = match.chance();
      noted(lines, game.print(drawn));
      continue;
    }
    const { view, moves } = match.observe(actor);
    noted(lines, view, moves.map((move) => game.print(move)).join(' '));
    const move = moves[rng.int(moves.length)];
    noted(lines, game.describe(move, 'it'), game.describe(move, 'en'));
    if (match.plies % 5 === 0) {
      noted(lines, game.resample(view, rng));
      for (let seat = 0; seat < players; seat++) noted(lines, match.observe(seat).view);
      noted(lines, game.describeViolation(game.violation(match.state, { type: 'no such move' }), 'it'));
      if (kit.evaluate !== undefined) noted(lines, kit.evaluate(match.state, actor));
    }
    match.play(actor, move);
  }
  for (let seat = 0; seat < players; seat++) noted(lines, match.feed(seat));
  const record = match.record();
  const { state } = core.replay(game, record);
  noted(lines, record, core.printRecord(game, record), state, kit.drawTable?.(game.view(state, 0), 'it') ?? '');
}

/** The first decisions of a game by search bots, which depend on floating-point arithmetic. */
function searched(kit, lines) {
  const match = new core.Match(kit.game, { seed: 5 });
  const rng = core.seeded(9);
  for (const name of ['greedy', 'flat:40', 'ismcts:60']) {
    const bot = bots.botOf(name, kit);
    for (let decisions = 0; decisions < 6 && match.actor !== 'over'; ) {
      if (match.actor === 'chance') match.chance();
      else {
        const move = bot.decide(match.observe(match.actor), { rng });
        noted(lines, kit.game.print(move));
        match.play(match.actor, move);
        decisions++;
      }
    }
  }
}

/** The results of all games, one line each. */
async function digests() {
  const results = [];
  for (const kit of kits) {
    const { id, seats } = kit.game;
    const lines = [];
    for (let players = seats.min; players <= seats.max; players++) {
      for (let seed = 1; seed <= SEEDS; seed++) played(kit, players, seed, lines);
    }
    const law = await kit.law('it');
    const schemas = await kit.schemas();
    noted(
      lines,
      law.clauses,
      Object.values(schemas).map(({ json }) => json),
    );
    results.push(`${id} games ${await digestOf(lines)}`);
    const decided = [];
    searched(kit, decided);
    results.push(`${id} bots ${await digestOf(decided)}`);
  }
  return results;
}

digests().then(
  (results) => console.log(results.join('\n')),
  (error) => console.error(error),
);
