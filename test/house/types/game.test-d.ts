import { expectTypeOf, it } from 'vitest';
import type { BotFactory } from '../../../src/bots/bot.ts';
import type { MoveRule, Phase } from '../../../src/core/define.ts';
import type { Game, MoveOf, OptionsOf, StateOf, ViewOf } from '../../../src/core/game.ts';
import { Match } from '../../../src/core/match.ts';
import type { Move, Options, State, Strage, View } from '../../../src/games/strage/index.ts';
import { strage } from '../../../src/games/strage/index.ts';
import type { OwnBots } from '../../../src/referee/index.ts';

it('a game has its types under one name', () => {
  expectTypeOf<MoveOf<typeof strage>>().toEqualTypeOf<Move>();
  expectTypeOf<StateOf<typeof strage>>().toEqualTypeOf<State>();
  expectTypeOf<ViewOf<typeof strage>>().toEqualTypeOf<View>();
  expectTypeOf<OptionsOf<typeof strage>>().toEqualTypeOf<Options>();
});

it('every game is a Game with its own moves', () => {
  expectTypeOf(strage).toExtend<Game>();
  const match = new Match(strage);
  expectTypeOf(match.observe(0).view).toEqualTypeOf<View>();
  expectTypeOf(match.play).parameter(1).toEqualTypeOf<Move>();
});

it('a rule in a phase has the fields of its own type of move', () => {
  expectTypeOf<{ actor: () => 0; clause: ''; rules: MoveRule<Strage>[] }>().not.toExtend<Phase<Strage>>();
});

it('a factory of bots for one game is accepted where bots of any game are', () => {
  expectTypeOf<BotFactory<Strage>>().toExtend<BotFactory>();
  expectTypeOf<BotFactory<Strage>>().toExtend<OwnBots[string]>();
});
