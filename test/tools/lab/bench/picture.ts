import { init } from 'echarts';
import type { Growth, Point } from './growth.ts';

/** Colours of text, background and grid, which differ in dark mode. */
const INK = '#1f2328';
const PALE = '#656d76';
const GRID = '#d8dee4';
const PAPER = '#ffffff';
const DARK: Readonly<Record<string, string>> = {
  [INK]: '#e6edf3',
  [PALE]: '#9aa4af',
  [GRID]: '#3a414a',
  [PAPER]: '#161b22',
};

/** Colours that people with colour blindness can tell apart, on white and on black; each has its own marker. */
const COLOURS = ['#0072b2', '#d55e00', '#009e73', '#cc79a7', '#b58900', '#4aa3df'];
const SHAPES = ['circle', 'rect', 'triangle', 'diamond', 'roundRect', 'emptyCircle'];

const TITLE = 'Time and memory against the length of a match, the seats and the legal moves';
const WIDTH = 960;
const HEIGHT = 820;
/** Positions of the four diagrams. */
const PLACES = [
  { left: 62, top: 104 },
  { left: 546, top: 104 },
  { left: 62, top: 486 },
  { left: 546, top: 486 },
];
const SIZE = { width: 382, height: 260 };

interface Diagram {
  readonly title: string;
  readonly x: string;
  readonly curve: keyof Growth;
  readonly isLog?: boolean;
  readonly scatter?: boolean;
}

const DIAGRAMS: readonly Diagram[] = [
  { title: 'A move of a match, µs', x: 'moves made before it', curve: 'move' },
  { title: 'A match in memory, kB', x: 'moves made', curve: 'memory' },
  { title: 'A move of a play-out, µs', x: 'seats', curve: 'seats' },
  { title: 'Listing the legal moves, µs', x: 'legal moves', curve: 'moves', isLog: true, scatter: true },
];

/** The curves of all games, by name, as a standalone SVG for light and dark mode. */
export function pictureOf(growths: Readonly<Record<string, Growth>>): string {
  const chart = init(null, null, { renderer: 'svg', ssr: true, width: WIDTH, height: HEIGHT });
  const text = { color: INK, fontFamily: 'sans-serif' };
  const axis = { axisLine: { lineStyle: { color: PALE } }, axisLabel: { ...text, color: PALE, fontSize: 12 } };
  const names = Object.keys(growths);
  chart.setOption({
    animation: false,
    backgroundColor: PAPER,
    color: COLOURS,
    // The width of a text is estimated, too small for long names.
    legend: { top: 14, itemGap: 32, textStyle: { ...text, fontSize: 13 }, data: names },
    title: DIAGRAMS.map(({ title }, index) => ({
      text: title,
      left: (PLACES[index]?.left ?? 0) - 36,
      top: (PLACES[index]?.top ?? 0) - 42,
      textStyle: { ...text, fontSize: 15, fontWeight: 'bold' },
    })),
    grid: PLACES.map((place) => ({ ...place, ...SIZE })),
    xAxis: DIAGRAMS.map(({ x, isLog = false, curve }, gridIndex) => ({
      ...axis,
      gridIndex,
      type: isLog ? 'log' : 'value',
      name: x,
      nameLocation: 'middle',
      nameGap: 28,
      nameTextStyle: { ...text, color: PALE, fontSize: 13 },
      splitLine: { show: false },
      ...(curve === 'seats' && { min: 2, interval: 1 }),
      ...(isLog && { max: 200 }),
    })),
    yAxis: DIAGRAMS.map(({ isLog = false }, gridIndex) => ({
      ...axis,
      gridIndex,
      type: isLog ? 'log' : 'value',
      splitLine: { lineStyle: { color: GRID } },
    })),
    series: DIAGRAMS.flatMap(({ curve, scatter = false }, index) =>
      names.map((name, number) => ({
        name,
        type: scatter ? 'scatter' : 'line',
        xAxisIndex: index,
        yAxisIndex: index,
        symbol: SHAPES[number],
        symbolSize: scatter ? 5 : 7,
        ...(scatter && { itemStyle: { opacity: 0.75 } }),
        data: (growths[name]?.[curve] ?? []).map(([at, value]: Point) => [at, Number(value.toPrecision(3))]),
      })),
    ),
  });
  const drawn = chart.renderToSVGString();
  chart.dispose();
  return themed(drawn);
}

/** The chart with its greys as variables, for dark mode. */
function themed(svg: string): string {
  const names = new Map(Object.keys(DARK).map((colour, index) => [colour, `--c${index}`]));
  const variables = (dark: boolean): string =>
    [...names].map(([colour, name]) => `${name}:${dark ? DARK[colour] : colour}`).join(';');
  const style = `<style>svg{${variables(false)}}@media(prefers-color-scheme:dark){svg{${variables(true)}}}</style>`;
  let text = svg;
  for (const [colour, name] of names) text = text.replaceAll(colour, `var(${name})`);
  return `${text.replace(/(<svg[^>]*>)/, `$1${style}<title>${TITLE}</title>`)}\n`;
}
