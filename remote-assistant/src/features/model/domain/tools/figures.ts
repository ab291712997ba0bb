import { formatCount, formatRange, formatSignedPercent } from '@back-office/shared/format';
import {
  dimensionOf,
  isOfLine,
  isSum,
  measureOf,
  unknownReason,
  type Figure,
  type FigureGroup,
  type Filter,
  type MeasureId,
} from '@back-office/shared/ledger';
import { figureText } from '../../../../domain/figureTexts';
import { written, type Value } from '../references';
import type { Arguments } from '../toolArguments';
import type { ToolResult, ToolSources } from '../tools';
import { countsLines, fitsScreen, groupName, resolveFilters, scopeLabel, transactionsPath, withoutIds } from './scope';

type Asked = Arguments<'figures'>;

/** Figures of a period, by the groups of a field. Every amount and name gets an id. */
export async function figures(asked: Asked, sources: ToolSources): Promise<ToolResult> {
  const { port, references, signal } = sources;
  const { measures, range, compareTo, limit } = asked;
  const by = asked.by && withoutIds(asked.by);
  const resolved = await resolveFilters(asked.filters, range, sources);
  if (!resolved.ok) return { answer: { error: resolved.problem, values: resolved.values } };
  const { filters } = resolved;
  const sortBy = asked.sortBy ?? measures[0];
  const answer = await port.figures(
    {
      range,
      filters,
      measures: asked.sortBy && !measures.includes(asked.sortBy) ? [...measures, asked.sortBy] : measures,
      ...(countsLines(filters) || (by !== undefined && isOfLine(by)) ? { of: 'lines' as const } : {}),
      ...(by !== undefined && { groupBy: [by], limit }),
      ...(by !== undefined && !isOfTime(by) && sortBy && { sort: { by: sortBy, isDescending: !asked.ascending } }),
      ...(compareTo && { baseline: { range: compareTo } }),
    },
    { signal },
  );
  if (answer.part) throw new Error('The ledger counted only some of the transactions.');
  const where = { range, filters };
  const period = references.add('n', { text: formatRange(range) });
  const before = answer.baseline && {
    period: written(references, references.add('n', { text: formatRange(compareTo ?? range) })),
    total: totalOf(answer.baseline, measures, { range: compareTo ?? range, filters }, sources),
    change: changesOf(answer.total, answer.baseline, asked, sources),
  };
  return {
    answer: {
      period: written(references, period),
      total: totalOf(answer.total, measures, where, sources),
      ...(before && { comparedWith: before }),
      ...(by !== undefined &&
        groupsOf(answer.total.groups, answer.groupCount, { measures, by, range, filters }, sources)),
    },
  };
}

function isOfTime(by: NonNullable<Asked['by']>): boolean {
  return dimensionOf(by).unit !== 'text';
}

interface Where {
  readonly range: Asked['range'];
  readonly filters: readonly Filter[];
}

/** `Net sales` → `{{f1}} $1,234.00`, or why it is unknown. */
function totalOf(whole: FigureGroup, measures: readonly MeasureId[], { range, filters }: Where, sources: ToolSources) {
  const { references } = sources;
  return Object.fromEntries(
    measures.map((id) => {
      const figure = whole.figures[id];
      const { label } = measureOf(id);
      const reason = unknownReason(id, whole.figures);
      if (reason !== undefined) return [label, `not known: ${reason}`];
      const path = fitsScreen(filters) ? transactionsPath(sources, range, filters, { line: id }) : undefined;
      const value = { text: figureText(figure, id), label: `${label}, ${scopeLabel(range, filters)}`, path };
      return [label, written(references, references.add('f', value))];
    }),
  );
}

/** How much the period differs from what it is compared with, where both are known. */
function changesOf(whole: FigureGroup, before: FigureGroup, asked: Asked, { references }: ToolSources) {
  const changes = asked.measures.flatMap((id) => {
    const [now, then] = [whole.figures[id], before.figures[id]];
    if (typeof now !== 'number' || typeof then !== 'number') return [];
    const label = `${measureOf(id).label}: change from ${formatRange(asked.compareTo ?? asked.range)}`;
    const change = references.add('f', { text: figureText(now - then, id), label });
    const share = then > 0 && isSum(id) ? (now - then) / then : undefined;
    const percent = share === undefined ? [] : [references.add('f', { text: formatSignedPercent(share), label })];
    return [[measureOf(id).label, [change, ...percent].map((each) => written(references, each)).join(', ')]];
  });
  return Object.fromEntries(changes) as Readonly<Record<string, string>>;
}

/** The groups as lines of the model's answer, and as a table that a reply can show. */
function groupsOf(
  groups: readonly FigureGroup[],
  count: number,
  { measures, by, range, filters }: Pick<Asked, 'measures'> & Where & { readonly by: NonNullable<Asked['by']> },
  sources: ToolSources,
) {
  const { references } = sources;
  const { label, noValue = `No ${label.toLowerCase()}` } = dimensionOf(by);
  const rows = groups.map(({ key, figures: own }) => {
    const of = key === '' ? filters : [...filters, { field: by, values: [key] }];
    const path = key !== '' && fitsScreen(of) ? transactionsPath(sources, range, of) : undefined;
    const text = key === '' ? noValue : groupName(by, key, range);
    const name: Value = { text, key, path };
    const id = by === 'customer' && key !== '' ? references.customer(name) : references.add('n', name);
    const cells = measures.map((measure) => {
      const value = valueOf(
        own[measure],
        measure,
        `${measureOf(measure).label}, ${scopeLabel(range, filters)}, ${text}`,
      );
      return { value, id: references.add('f', value) };
    });
    return { id, name, cells };
  });
  const table = references.addTable({
    title: `${measures.map((id) => measureOf(id).label).join(', ')} by ${label.toLowerCase()}, ${scopeLabel(range, filters)}`,
    columns: [
      { title: label, isNumber: false },
      ...measures.map((id) => ({ title: measureOf(id).label, isNumber: true })),
    ],
    rows: rows.map(({ name, cells }) => [name, ...cells.map(({ value }) => value)]),
  });
  return {
    columns: [label, ...measures.map((id) => measureOf(id).label)],
    rows: rows.map(({ id, cells }) => [id, ...cells.map((cell) => cell.id)].map((each) => written(references, each))),
    groups: written(
      references,
      references.add('f', { text: formatCount(count), label: `Number of groups by ${label.toLowerCase()}` }),
    ),
    table: `{{${table}}} shows these rows`,
  };
}

function valueOf(figure: Figure, id: MeasureId, label: string): Value {
  return { text: figureText(figure, id), label };
}
