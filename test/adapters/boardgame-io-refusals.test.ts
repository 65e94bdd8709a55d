import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { boardgameIo, feyLocal } from '../../src/adapters/boardgame-io/index.ts';
import { OptionsError } from '../../src/core/errors.ts';
import { elfenland, elfenwizards, strage } from '../../src/index.ts';
import { clientOf, Hosted, local } from './boardgame-io.ts';

beforeEach(() => {
  // boardgame.io reports every refusal there.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

/** The thrown value, or `undefined`. */
function thrownBy(make: () => unknown): unknown {
  try {
    make();
  } catch (error) {
    return error;
  }
  return undefined;
}

describe('the number of players', () => {
  const game = boardgameIo({ game: elfenland });

  it('is refused with the clause by Client if it is invalid, without a server and with feyLocal', () => {
    for (const multiplayer of [undefined, feyLocal(game, local())]) {
      const thrown = thrownBy(() =>
        clientOf({ game, numPlayers: 9, debug: false, ...(multiplayer !== undefined && { multiplayer }) }),
      );
      if (!(thrown instanceof OptionsError)) throw new Error(`it is no OptionsError: ${thrown}`);
      expect(thrown.message).toBe('The option "players" cannot be 9; expected 2 to 6. (EL-1.1)');
      expect(thrown.violation).toMatchObject({ code: 'elfenland/option-value', clause: 'EL-1.1' });
    }
  });

  it('is the default of boardgame.io if none is given', () => {
    const wizards = boardgameIo({ game: elfenwizards });
    const multiplayer = feyLocal(wizards, local());
    expect(() => clientOf({ game: wizards, multiplayer, debug: false })).toThrow('The option "players" cannot be 2');
    const two = clientOf({ game, playerID: '0', multiplayer: feyLocal(game, local()), debug: false });
    expect(two.getState()?.G.actor).toBe('chance');
    two.stop();
  });

  it('is shared by clients with feyLocal at one table', () => {
    const clients = ['0', '1'].map((playerID) =>
      clientOf({ game, numPlayers: 2, playerID, multiplayer: feyLocal(game, local()), debug: false }),
    );
    clients[0]?.moves['begin']?.();
    expect(clients.map((client) => typeof client.getState()?.G.actor)).toEqual(['number', 'number']);
    for (const client of clients) client.stop();
  });
});

describe('options', () => {
  it('for no valid number of players are refused when the game is made', () => {
    const made = (options: object) => () => boardgameIo({ game: elfenland }, { options });
    expect(made({ rounds: 7 })).toThrow('The option "rounds" cannot be 7; expected 3 or 4. (EL-1.1)');
    // `toThrow` treats a thrown `undefined` like any error.
    expect(thrownBy(made({ rounds: 7 }))).toBeInstanceOf(OptionsError);
    expect(made({ round: 3 })).toThrow('There is no option "round"');
    expect(thrownBy(made({ rounds: 3 }))).toBeUndefined();
    for (const order of [
      [1, 0],
      [3, 2, 1, 0],
    ])
      expect(() => boardgameIo({ game: strage }, { options: { order } })).not.toThrow();
  });

  it('of any type are refused in a sentence', () => {
    const validate: (setupData: never, players: number) => string | undefined = boardgameIo({
      game: strage,
    }).validateSetupData;
    const answered = ([5, 'abc', true, [1], [], null] as never[]).map((given) => validate(given, 2));
    expect(answered).toEqual([
      'setupData is an object of options, not 5.',
      'setupData is an object of options, not "abc".',
      'setupData is an object of options, not true.',
      'setupData is an object of options, not [1].',
      'setupData is an object of options, not [].',
      undefined,
    ]);
  });
});

it("readers of the server's storage get the spectator's view and more", () => {
  const table = new Hosted(boardgameIo({ game: elfenland }), 2);
  for (const act of [() => table.begin(), () => table.play(0, 'pass'), () => undefined]) {
    const { record: _, state: __, happened: ___, undoable: ____, told: _____, ...seen } = table.whole;
    expect(seen).toEqual(table.state('table').G);
    act();
  }
  table.stop();
});
