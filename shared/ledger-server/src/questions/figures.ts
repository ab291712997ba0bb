import { empty, join, raw, sql } from '../sql/sql';
import { isOfPayments } from '../../../src/ledger/catalog/conditions';
import { isOfPayment, type DimensionId } from '../../../src/ledger/catalog/dimensions';
import type { Condition } from '../../../src/ledger/catalog/measure';
import { firstGroups, uncertainOf } from '../../../src/ledger/columns/figures';
import { planOf, type Leaf, type Plan } from '../../../src/ledger/columns/plan';
import type { FigureGroup, FiguresAnswer, Question } from '../../../src/ledger/columns/question';
import type { Session } from '../database/database';
import { useFormatOf, type ShopRecord } from '../shopRecord';
import { conditionSql } from '../sql/condition';
import { groupsOf, type GroupCounts, type Groups } from '../sql/groups';
import { isInRollup } from '../sql/rollup';
import { scopeSql, type Single } from '../sql/scope';
import { sourceOf, type SourceKind } from '../sql/source';
import { summedOf } from '../sql/summed';

/** The same as `figuresOf`: sums by group come from the database, figures follow from them as in the column engine. */
export async function figures(session: Session, shop: ShopRecord, question: Question): Promise<FiguresAnswer> {
  const { baseline } = question;
  useFormatOf(shop);
  const plan = planOf(question.measures, uncertainOf(question), true);
  const total = await totalOf(session, shop, question, plan);
  const counts = await countsOf(session, shop, question);
  const before =
    baseline && (await totalOf(session, shop, { ...question, until: undefined, counts: {}, ...baseline }, plan));
  useFormatOf(shop);
  return {
    total: { ...total, groups: firstGroups(total.groups, question) },
    groupCount: total.groups.length,
    counts,
    baseline: before,
  };
}

async function totalOf(session: Session, shop: ShopRecord, question: Question, plan: Plan): Promise<FigureGroup> {
  const { groupBy = [], of, facts = [] } = question;
  useFormatOf(shop);
  // A transaction with one payment has its tender and its amounts itself.
  const isOfPaymentsOnly = shop.hasSplit && (of === 'payments' || groupBy.some(isOfPayment));
  const uncertain = uncertainOf(question);
  const isApart = (leaf: Leaf) => shop.hasSplit && !isOfPaymentsOnly && 'where' in leaf && isOfPayments(leaf.where);
  const common = { scope: question, groupBy, uncertain };
  const ask = (leaves: readonly Leaf[], isPaid: boolean, isMain: boolean) => {
    useFormatOf(shop);
    const kind = sourceFor(shop, question, { isPaid, isMain, leaves });
    const inner = sourceOf(kind, shop, question.range);
    const single: readonly Single[] = [
      ...(of === 'lines' ? (['lines'] as const) : []),
      ...(isPaid && isMain ? (['payments'] as const) : []),
    ];
    const condition = () => scopeSql(inner, question, { kept: uncertain ? 'possible' : 'known', single });
    const isSummed = (kind === 'transactions' || (kind === 'payments' && !isMain)) && asksOften(leaves);
    return groupsOf(session, isSummed ? summedOf(inner, condition) : inner, {
      ...common,
      leaves,
      facts: isMain ? facts : [],
      single,
      isCounting: isMain,
      condition: isSummed ? () => empty : condition,
    });
  };
  const own = plan.leaves.filter((leaf) => !isApart(leaf));
  const apart = plan.leaves.filter(isApart);
  const main = await ask(own, isOfPaymentsOnly, true);
  const paid = apart.length > 0 ? await ask(apart, true, false) : undefined;
  return treeOf(question, plan, { own, main, apart, paid });
}

/** Whether the same amounts are asked for again and again. */
function asksOften(leaves: readonly Leaf[]): boolean {
  const sums = leaves.flatMap((leaf) => ('sum' in leaf ? leaf.sum : []));
  return sums.length >= 2 * new Set(sums).size;
}

/** What is added up: the rollup where it has all that is asked. */
function sourceFor(
  shop: ShopRecord,
  question: Question,
  { isPaid, isMain, leaves }: { isPaid: boolean; isMain: boolean; leaves: readonly Leaf[] },
): SourceKind {
  const { of, groupBy = [], facts = [] } = question;
  if (of === 'lines') return isPaid ? 'line-payments' : 'lines';
  const needed = {
    fields: isMain ? [...groupBy, ...facts] : groupBy,
    conditions: leaves.flatMap((leaf) => ('where' in leaf ? leaf.where : [])),
  };
  // Payments of one transaction are several of its rows there: they can be added up, not counted, and each has its own tender.
  const isToldApart = shop.hasSplit && isMain && (isPaid || facts.some(isOfPayment));
  if (isInRollup(shop, question, needed) && !isToldApart) return 'rollup';
  return isPaid ? 'payments' : 'transactions';
}

interface Parts {
  readonly own: readonly Leaf[];
  readonly main: Groups;
  /** Figures of payments, where other amounts are those of whole transactions. */
  readonly apart: readonly Leaf[];
  readonly paid: Groups | undefined;
}

interface Node {
  readonly key: string;
  readonly path: readonly string[];
  readonly sums: (number | undefined)[];
  facts: readonly (string | undefined)[];
  readonly children: Map<string, Node>;
  isEmpty: boolean;
}

/** Groups within groups, with their figures. */
function treeOf({ measures, facts = [] }: Question, plan: Plan, { own, main, apart, paid }: Parts): FigureGroup {
  const places = new Map(plan.leaves.map((leaf, place) => [leaf, place]));
  const newNode = (path: readonly string[]): Node => ({
    key: path.at(-1) ?? '',
    path,
    sums: plan.leaves.map((leaf) => ('price' in leaf ? undefined : 0)),
    facts: [],
    children: new Map(),
    isEmpty: true,
  });
  const root = newNode([]);
  const nodesOf = (keys: readonly string[]): readonly Node[] => {
    const nodes = [root];
    let node = root;
    keys.forEach((key, depth) => {
      const child = node.children.get(key) ?? newNode(keys.slice(0, depth + 1));
      node.children.set(key, child);
      node = child;
      nodes.push(child);
    });
    return nodes;
  };
  for (const group of main.innermost)
    for (const node of nodesOf(group.keys)) {
      own.forEach((leaf, nth) => addSum(node, leaf, places.get(leaf) ?? -1, group.sums[nth]));
      node.facts = node.isEmpty
        ? group.facts
        : node.facts.map((fact, nth) => (fact === group.facts[nth] ? fact : undefined));
      node.isEmpty = false;
    }
  for (const group of paid?.innermost ?? [])
    for (const node of nodesOf(group.keys))
      apart.forEach((leaf, nth) => addSum(node, leaf, places.get(leaf) ?? -1, group.sums[nth]));
  const sumsOf = (node: Node, counts: GroupCounts) =>
    plan.leaves.map((leaf, place) => ('count' in leaf ? counts.leaves[own.indexOf(leaf)] : node.sums[place]));
  const totals = sumsOf(root, main.countsAt([]));
  return groupAt(root);

  function groupAt(node: Node): FigureGroup {
    const counts = main.countsAt(node.path);
    const sums = sumsOf(node, counts);
    return {
      key: node.key,
      figures: Object.fromEntries(measures.map((id) => [id, plan.figureOf(id, sums, totals)])),
      transactions: counts.transactions,
      facts: Object.fromEntries(
        facts.flatMap((id: DimensionId, nth) => (node.facts[nth] === undefined ? [] : [[id, node.facts[nth]]])),
      ),
      groups: Array.from(node.children.values(), groupAt),
    };
  }
}

/** Prices are told where all agree; everything else is added up. */
function addSum(node: Node, leaf: Leaf, place: number, sum: number | undefined): void {
  const known = node.sums[place];
  if ('price' in leaf) node.sums[place] = node.isEmpty || known === sum ? sum : undefined;
  else node.sums[place] = (known ?? NaN) + (sum ?? NaN);
}

/** How many transactions meet each of the conditions, of payments with one of their payments. */
async function countsOf(
  session: Session,
  shop: ShopRecord,
  question: Question,
): Promise<Readonly<Record<string, number>>> {
  const uncertain = uncertainOf(question);
  const entries = Object.entries(question.counts ?? {}).map(([name, each]): [string, Condition] => [
    name,
    uncertain ? { all: [uncertain, each] } : each,
  ]);
  const found = new Map<string, number>();
  for (const isSplit of [false, true]) {
    const own = entries.filter(([, condition]) => (shop.hasSplit && isOfPayments(condition)) === isSplit);
    if (own.length === 0) continue;
    useFormatOf(shop);
    const isRolledUp =
      !isSplit && isInRollup(shop, question, { fields: [], conditions: own.map(([, condition]) => condition) });
    const inner = sourceOf(isRolledUp ? 'rollup' : isSplit ? 'payments' : 'transactions', shop, question.range);
    const scoped = () => scopeSql(inner, question, { kept: uncertain ? 'possible' : 'known' });
    const isSummed = inner.kind === 'transactions';
    const source = isSummed ? summedOf(inner, scoped) : inner;
    const columns = own.map(([, condition], nth) => {
      const test = conditionSql(condition, source);
      const counted = isSplit
        ? sql`count(distinct ${source.place}) filter (where ${test})`
        : sql`coalesce(sum(r.transactions) filter (where ${test}), 0)`;
      return sql`${counted}::float8 as ${raw(`c${nth}`)}`;
    });
    const condition = isSummed ? empty : scoped();
    const { tables, where } = source.from();
    const [row] = await session.query<Record<string, number>>(
      sql`select ${join(columns)} from ${tables} where ${where}${condition}`,
    );
    own.forEach(([name], nth) => found.set(name, Number(row?.[`c${nth}`] ?? 0)));
  }
  return Object.fromEntries(entries.map(([name]) => [name, found.get(name) ?? 0]));
}
