import type { Layout, Piece, Spot, Target } from 'feyrules/core';
import { pieceKey, placeKey } from 'feyrules/front';
import type { JSX, VNode } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { arranged, grouped, type Placed } from './arrange.ts';
import type { Flight, Shown } from './frames.ts';
import { capital } from './names.ts';
import type { Drawing, Skin } from './skin.ts';

/** How the table looks, and what a touch does. */
interface Common {
  readonly skin: Skin;
  readonly drawing: Drawing;
  /** By key: the lit targets, each with the move that it completes, if any. */
  readonly lit: ReadonlyMap<string, string | undefined>;
  /** By key: the chosen targets. */
  readonly chosen: ReadonlySet<string>;
  touch(piece: Piece): Target | undefined;
  onTouch(target: Target): void;
}

interface Props extends Common {
  readonly layout: Layout;
  readonly shown: Pick<Shown, 'placed' | 'flights' | 'duration'>;
  readonly label: string;
  /** Size of the board in relation to the width of the page. */
  readonly zoom: number;
}

/** The width of a drawing in its own units: browsers draw fonts badly if one unit is a whole board. */
const UNITS = 1000;

/** The table: places, pieces, and moving pieces. Every target is a button. */
export function Board({ layout, shown, label, zoom, ...common }: Props): JSX.Element {
  const { skin, drawing } = common;
  const scale = UNITS / layout.width;
  // The names of places describe the present position, even while earlier moves are still animated.
  const pieces = grouped(arranged(layout, drawing.pieces, skin), ({ piece }) => placeKey(piece.at));
  return (
    <div class="board" role="group" aria-label={label} onKeyDown={moveFocus}>
      <svg viewBox={`0 0 ${UNITS} ${layout.height * scale}`} style={{ width: `${zoom * 100}%` }}>
        <title>{label}</title>
        <g transform={`scale(${scale})`}>
          {skin.backdrop?.({ layout, drawing })}
          {layout.spots
            .filter((spot) => skin.isThere?.(spot, drawing) !== false)
            .map((spot) => (
              <SpotButton key={placeKey(spot)} spot={spot} here={pieces.get(placeKey(spot)) ?? []} {...common} />
            ))}
          {shown.placed.map((placed, index) => (
            <PieceButton key={`${pieceKey(placed.piece)} ${index}`} placed={placed} {...common} />
          ))}
          {shown.flights.map((flight) => (
            <Flying key={flight.key} flight={flight} duration={shown.duration} {...common} />
          ))}
        </g>
      </svg>
    </div>
  );
}

interface ButtonProps extends Common {
  readonly box: Pick<Spot, 'x' | 'y' | 'width' | 'height'>;
  readonly kind: string;
  readonly name: string;
  readonly target: Target;
}

/** A target on top of the drawing: a button whose name says which move it makes. */
function TouchButton({ box, kind, name, target, lit, chosen, onTouch }: ButtonProps): JSX.Element {
  const key = placeKey(target);
  const { x, y, width, height } = box;
  const isLit = lit.has(key);
  const move = lit.get(key);
  const press = (): void => onTouch({ kind: target.kind, id: target.id });
  return (
    <g
      class={`${kind}${isLit ? ' lit' : ''}${chosen.has(key) ? ' chosen' : ''}`}
      role="button"
      tabindex={isLit ? 0 : -1}
      aria-label={move === undefined ? name : `${name} — ${move}`}
      aria-disabled={!isLit}
      data-target={key}
      transform={`translate(${x} ${y})`}
      onClick={press}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return;
        event.preventDefault();
        press();
      }}
    >
      <title>{name}</title>
      <rect
        class="hit"
        x={-width / 2}
        y={-height / 2}
        width={width}
        height={height}
        rx={Math.min(width, height) * 0.12}
      />
    </g>
  );
}

function SpotButton({ spot, here, ...common }: Common & { spot: Spot; here: readonly Placed[] }): JSX.Element {
  const { skin, drawing } = common;
  const { x, y } = spot;
  const lies = here.map(({ piece, count }) => `${count > 1 ? `${count} × ` : ''}${drawing.pieceName(piece)}`);
  const name = `${capital(drawing.placeName(spot))}${lies.length > 0 ? `: ${lies.join('; ')}` : ''}`;
  return (
    <>
      <g class="drawn" aria-hidden="true" transform={`translate(${x} ${y})`}>
        {skin.spot?.({ spot, drawing })}
      </g>
      <TouchButton box={spot} kind={`spot on-${spot.kind}`} name={name} target={spot} {...common} />
    </>
  );
}

function PieceButton({ placed, ...common }: Common & { placed: Placed }): JSX.Element {
  const { drawing, lit, touch } = common;
  const { piece, x, y } = placed;
  const target = touch(piece);
  const drawn = <Drawn placed={placed} {...common} />;
  // On a lit place, an unlit piece lets clicks through.
  const isPlaces = target === undefined || placeKey(target) === placeKey(piece.at);
  if (isPlaces || (lit.has(placeKey(piece.at)) && !lit.has(placeKey(target)))) {
    return (
      <g class="piece" transform={`translate(${x} ${y})`} aria-hidden="true">
        {drawn}
      </g>
    );
  }
  const name = capital(drawing.pieceName(piece));
  return (
    <>
      <g class="drawn" aria-hidden="true" transform={`translate(${x} ${y})`}>
        {drawn}
      </g>
      <TouchButton box={placed} kind="piece touch" name={name} target={target} {...common} />
    </>
  );
}

function Drawn({ placed, skin, drawing }: Common & { placed: Placed }): JSX.Element {
  const { piece, count, width, height } = placed;
  const scale = height / 100;
  const draw = (): VNode => skin.piece({ piece, drawing, width: width / scale });
  return (
    <g transform={`scale(${scale})`}>
      {count > 1 && (
        <g transform="translate(5 5)" opacity="0.55">
          {draw()}
        </g>
      )}
      {draw()}
      {count > 1 && (
        <g transform={`translate(${width / scale / 2 - 10} -40)`}>
          <circle r="21" class="count" />
          <text class="count" font-size="26" dy="9">
            {count}
          </text>
        </g>
      )}
    </g>
  );
}

function Flying({ flight, duration, ...common }: Common & { flight: Flight; duration: number }): JSX.Element {
  const ref = useRef<SVGGElement>(null);
  const { from, to } = flight;
  const drawn = to ?? from;
  useLayoutEffect(() => {
    const keyframe = (at: Placed | undefined, other: Placed | undefined): Keyframe => {
      const place = at ?? other;
      const size = (place?.height ?? 1) / (drawn?.height ?? 1);
      return {
        transform: `translate(${place?.x ?? 0}px, ${place?.y ?? 0}px) scale(${size})`,
        opacity: at === undefined ? 0 : 1,
      };
    };
    const animation = ref.current?.animate([keyframe(from, to), keyframe(to, from)], {
      duration,
      easing: 'ease-in-out',
      fill: 'both',
    });
    return () => animation?.cancel();
  }, []);
  if (drawn === undefined) return <g />;
  return (
    <g ref={ref} class="flying" aria-hidden="true">
      <Drawn placed={{ ...drawn, piece: flight.piece, count: 1 }} {...common} />
    </g>
  );
}

const DIRECTIONS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Arrow keys move to the nearest target in their direction. */
function moveFocus(event: KeyboardEvent): void {
  const [dx, dy] = DIRECTIONS[event.key] ?? [0, 0];
  const { currentTarget, target } = event;
  if ((dx === 0 && dy === 0) || !(currentTarget instanceof Element) || !(target instanceof SVGElement)) return;
  const middle = (element: Element): readonly [number, number] => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
  };
  const [x, y] = middle(target);
  let nearest: SVGElement | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const element of currentTarget.querySelectorAll<SVGElement>('[data-target]')) {
    const [ex, ey] = middle(element);
    const [along, aside] = [(ex - x) * dx + (ey - y) * dy, Math.abs((ex - x) * dy) + Math.abs((ey - y) * dx)];
    const distance = along + 2 * aside;
    if (along > 2 && distance < least) [nearest, least] = [element, distance];
  }
  if (nearest === undefined) return;
  event.preventDefault();
  nearest.focus();
}
