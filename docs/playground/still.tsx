import { kits } from 'feyrules';
import { type CaseQuestion, caseRecord, type GameTypes, type Kit, replay } from 'feyrules/core';
import { placeKey } from 'feyrules/front';
import type { JSX } from 'preact';
import { renderToString } from 'preact-render-to-string';
import { arranged } from './arrange.ts';
import { Board } from './board.tsx';
import { boardOf, useDrawing } from './drawing.ts';
import { Spoken } from './language.tsx';
import { skinOf } from './skins/index.ts';
import style from './style.css?raw';
import { words } from './words.ts';

/** The style rules for colours and drawings. */
const RULES = style
  .match(/^(:root|\.board [^{]+) \{[^}]*\}/gm)
  ?.join('')
  .replace(/\s+/g, ' ');

interface Props {
  readonly kit: Kit;
  readonly state: GameTypes['state'];
  readonly asked: CaseQuestion;
}

/** The table as the referee sees it, with marks on the targets of the move in question. */
function Position({ kit, state, asked }: Props): JSX.Element {
  const { game } = kit;
  const board = boardOf(kit);
  const { drawing, layout } = useDrawing(kit, game.view(state, 'referee'), state.players);
  const [skin, actor] = [skinOf(game.id), game.actor(state)];
  const move = 'move' in asked ? game.parse(asked.move) : undefined;
  return (
    <Board
      layout={layout}
      skin={skin}
      drawing={drawing}
      shown={{ placed: arranged(layout, drawing.pieces, skin), flights: [], duration: 0 }}
      label=""
      zoom={1}
      lit={new Map()}
      chosen={new Set(move === undefined ? [] : board.targets(move).map(placeKey))}
      touch={(piece) => board.touch(piece, typeof actor === 'number' ? actor : 0)}
      onTouch={() => {}}
    />
  );
}

/** The drawing as a file: with its colours, and with no buttons except those that mark a target. */
function fileOf(position: JSX.Element): string {
  const [, width, height, drawn = ''] =
    /viewBox="0 0 (\S+) (\S+)".*?<\/title>(.*)<\/div>$/.exec(renderToString(position)) ?? [];
  // This colour of the marks is visible on every board.
  const root = `<svg xmlns="http://www.w3.org/2000/svg" class="board" style="--accent: #d4006a"`;
  const short = drawn
    .replace(/<g class="[^"]*" role="button".*?<\/g>/g, (button) => (button.includes(' chosen"') ? button : ''))
    .replace(/ class="(?:drawn|piece)"| aria-hidden="true"|(?<=\.\d{4})\d+/g, '')
    .replace(/(<\w[^>]*)><\/\w+>/g, '$1/>');
  return `${root} viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><style>${RULES}</style><rect width="100%" height="100%" fill="var(--wood)"/>${short}`;
}

/** By file name (`ST-4.2a.svg`, `it/ST-4.2a.svg`): the positions of all cases, drawn whenever the site is built. */
export const stills: Record<string, string> = {};
for (const kit of kits) {
  const book = await kit.cases?.();
  if (book === undefined) continue;
  for (const one of book.cases) {
    const position = { kit, asked: one.asked, ...replay(kit.game, caseRecord(book, one)) };
    for (const language of ['en', 'it'] as const) {
      const file = `${language === 'en' ? '' : 'it/'}${one.id}.svg`;
      stills[file] = fileOf(
        <Spoken.Provider value={words[language]}>
          <Position {...position} />
        </Spoken.Provider>,
      );
    }
  }
}
