import type { BarSeriesOption, CustomSeriesOption } from 'echarts/charts';
import type { EChartsCoreOption } from 'echarts/core';
import { planFailure } from '../failures.ts';
import { checkVersion } from '../installed.ts';
import { COLOURS } from './style.ts';

/** A value with an interval: drawn as a mark, and a line from `low` to `high`. */
export interface Mark {
  /** Index of its row in `names`. */
  readonly row: number;
  /** Index of the series: selects colour, shape and the position within the row. */
  readonly series: number;
  readonly value: number;
  readonly low: number;
  readonly high: number;
  /** The value of a second, hollow mark. Drawn only if greater than `high`. */
  readonly far?: number;
}

/** A picture of intervals, one row per name. */
interface Rows {
  /** From top to bottom. */
  readonly names: readonly string[];
  readonly marks: readonly Mark[];
  /** Number of marks per row; they are drawn one below the other. */
  readonly series: number;
  /** Label of the horizontal axis. */
  readonly axis: string;
  readonly scale: 'linear' | 'logarithmic';
  readonly tick: (value: number) => string;
  /** Ends of the axis. Default: round values that include all marks. */
  readonly ends?: readonly [low: number, high: number];
  /** The expected value, drawn as a dashed line through all rows. */
  readonly expected?: number;
}

interface Bars {
  readonly names: readonly string[];
  readonly values: readonly number[];
  readonly axis: string;
  readonly count: string;
}

/** Draws pictures as SVG, in the page's colours. */
export interface Painter {
  rows(rows: Rows): string;
  bars(bars: Bars): string;
}

const WIDTH = 700;
const ROW = 26;
const PER_MARK = 13;
const FONT = 13;
/** Height of the axis and its label. */
const BELOW = 52;
/** Space between rows. */
const GAP = 14;
const [INK, FAINT, LINE, PAPER] = ['var(--ink)', 'var(--faint)', 'var(--line)', 'var(--paper)'];

/**
 * Loads Apache ECharts. The package is optional, because it is large and few users need pictures.
 * @throws PlanError if ECharts is missing or has an untested version.
 */
export async function painter(): Promise<Painter> {
  checkVersion('echarts');
  try {
    // Each import is awaited inside `try`, so bundlers treat the package as optional.
    const { init, use } = await import('echarts/core');
    const { BarChart, CustomChart } = await import('echarts/charts');
    const { GridComponent } = await import('echarts/components');
    const { SVGRenderer } = await import('echarts/renderers');
    use([BarChart, CustomChart, GridComponent, SVGRenderer]);
    const draw = (height: number, option: EChartsCoreOption): string => {
      const chart = init(null, null, { renderer: 'svg', ssr: true, width: WIDTH, height });
      try {
        chart.setOption({ animation: false, textStyle: { fontFamily: 'inherit' }, ...option });
        return still(chart.renderToSVGString({ useViewBox: true }));
      } finally {
        chart.dispose();
      }
    };
    return {
      rows: (rows) => draw(rows.names.length * rowHeight(rows.series) + BELOW + 8, rowsOption(rows)),
      bars: (bars) => draw(260, barsOption(bars)),
    };
  } catch (cause) {
    const what = 'a report with pictures needs one more package';
    throw planFailure('arena/missing-package', { what, packages: 'echarts' }, { cause });
  }
}

const END_OF_STYLE = '</style>';

/** Removes the styles and attributes that ECharts adds for pointer interaction. */
function still(svg: string): string {
  const [before = '', ...styled] = svg.split('<style');
  return [before, ...styled.map((part) => part.slice(part.indexOf(END_OF_STYLE) + END_OF_STYLE.length))]
    .join('')
    .replace(/ (?:class|ecmeta_\w+|xmlns:xlink|baseProfile|pointer-events)="[^"]*"/g, '')
    .replace('<svg ', '<svg role="img" ')
    .trim();
}

function rowHeight(series: number): number {
  return series === 1 ? ROW : series * PER_MARK + GAP;
}

const nameStyle = { nameLocation: 'middle', nameTextStyle: { color: FAINT, fontSize: FONT } } as const;

function rowsOption({ names, marks, series, axis, scale, tick, ends, expected }: Rows): EChartsCoreOption {
  return {
    grid: { left: 8, right: 24, top: 8, bottom: BELOW - 22, outerBoundsMode: 'same', outerBoundsContain: 'axisLabel' },
    yAxis: {
      type: 'category',
      data: [...names],
      inverse: true,
      axisLine: { show: false },
      axisLabel: { color: INK, fontSize: FONT, interval: 0, width: 200, overflow: 'truncate' },
    },
    xAxis: {
      type: scale === 'linear' ? 'value' : 'log',
      scale: true,
      ...(ends !== undefined && { min: ends[0], max: ends[1] }),
      name: axis,
      nameGap: 30,
      ...nameStyle,
      axisLabel: { color: FAINT, fontSize: FONT, formatter: tick },
      splitLine: { lineStyle: { color: LINE } },
    },
    series: [
      {
        type: 'custom',
        silent: true,
        encode: { x: [0], y: 1 },
        data: expected === undefined ? [] : names.map((_, row) => [expected, row]),
        renderItem(_, api) {
          const [x = 0, y = 0] = api.coord([api.value(0), api.value(1)]);
          const half = rowHeight(series) / 2;
          return {
            type: 'line',
            shape: { x1: x, x2: x, y1: y - half, y2: y + half },
            style: { stroke: FAINT, lineWidth: 1, lineDash: [4, 3] },
          };
        },
      },
      marksOf(marks, series),
    ] satisfies CustomSeriesOption[],
  };
}

function marksOf(marks: readonly Mark[], count: number): CustomSeriesOption {
  return {
    type: 'custom',
    silent: true,
    encode: { x: [0, 2, 3, 4], y: 1 },
    data: marks.map(({ value, row, low, high, far, series }) => [value, row, low, high, far ?? high, series]),
    renderItem(_, api) {
      const row = api.value(1);
      const series = Number(api.value(5));
      const [x = 0, middle = 0] = api.coord([api.value(0), row]);
      const y = middle + (series - (count - 1) / 2) * PER_MARK;
      const [low = 0, high = 0, far = 0] = [2, 3, 4].map((part) => api.coord([api.value(part), row])[0]);
      const colour = colourOf(series);
      const line = (x1: number, x2: number, y1: number, y2: number) => ({
        type: 'line' as const,
        shape: { x1, x2, y1, y2 },
        style: { stroke: colour, lineWidth: 2 },
      });
      const shape = {
        type: 'path' as const,
        shape: { pathData: shapeOf(series), x: -5, y: -5, width: 10, height: 10 },
        x: 0,
        y,
      };
      return {
        type: 'group',
        children: [
          line(low, high, y, y),
          line(low, low, y - 4, y + 4),
          line(high, high, y - 4, y + 4),
          ...(far > high ? [{ ...shape, x: far, style: { fill: PAPER, stroke: colour, lineWidth: 1.5 } }] : []),
          { ...shape, x, style: { fill: colour } },
        ],
      };
    },
  };
}

function barsOption({ names, values, axis, count }: Bars): EChartsCoreOption {
  return {
    grid: {
      left: 24,
      right: 24,
      top: 34,
      bottom: BELOW - 22,
      outerBoundsMode: 'same',
      outerBoundsContain: 'axisLabel',
    },
    xAxis: {
      type: 'category',
      data: [...names],
      name: axis,
      nameGap: 30,
      ...nameStyle,
      axisLine: { lineStyle: { color: FAINT } },
      axisLabel: { color: FAINT, fontSize: FONT },
    },
    yAxis: {
      type: 'value',
      minInterval: 1,
      name: count,
      nameTextStyle: { color: FAINT, fontSize: FONT, align: 'left' },
      axisLabel: { color: FAINT, fontSize: FONT },
      splitLine: { lineStyle: { color: LINE } },
    },
    series: [
      {
        type: 'bar',
        silent: true,
        data: [...values],
        barCategoryGap: '6%',
        itemStyle: { color: colourOf(0) },
      },
    ] satisfies BarSeriesOption[],
  };
}

function colourOf(series: number): string {
  return `var(--c${series % COLOURS})`;
}

/** SVG paths that are distinct without colour, 10 × 10 around the origin. */
const SHAPES = [
  'M-5 0A5 5 0 1 1 5 0A5 5 0 1 1 -5 0Z',
  'M-4.5 -4.5H4.5V4.5H-4.5Z',
  'M0 -5L5 4.5H-5Z',
  'M0 -5.5L5.5 0L0 5.5L-5.5 0Z',
  'M0 5L5 -4.5H-5Z',
  'M-1.7 -5H1.7V-1.7H5V1.7H1.7V5H-1.7V1.7H-5V-1.7H-1.7Z',
] as const;

function shapeOf(series: number): string {
  return SHAPES[series % SHAPES.length] ?? SHAPES[0];
}

/** The mark of a series in a legend. */
export function legendMark(series: number): string {
  return `<svg viewBox="-6 -6 12 12" aria-hidden="true" focusable="false"><path d="${shapeOf(series)}" fill="${colourOf(series)}"/></svg>`;
}
