import { pluralize, unknown } from '@back-office/shared/format';
import { divideCents, measureOf, rowsBehind, type FigureGroup, type MeasureId } from '@back-office/shared/ledger';
import { bold, paragraphs } from '../../../../domain/writeMarkdown';
import { reply, type Reply } from '../reply';
import { baselineLinks, figureLinks, figuresOf, figureText, scopeText, unknownSentence, type Scoped } from './scope';

/** `average tip`: the figure per transaction that has one, because most have none. */
export async function answerAverage(scoped: Scoped, id: MeasureId): Promise<Reply | undefined> {
  const { baseline, question } = scoped;
  const [all, having] = await Promise.all([
    figuresOf(scoped, { measures: [id], isCompared: true }),
    figuresOf(scoped, { measures: [id], where: rowsBehind(id), isCompared: true }),
  ]);
  if (all.total.transactions === 0) return undefined;
  const { label } = measureOf(id);
  const name = label.toLowerCase();
  const isCounted = question.words.some((word) => /^(?:many|number|count)$/.test(word));
  const isUnknown = all.total.figures[id] === unknown;
  const wasUnknown = all.baseline?.figures[id] === unknown;
  const [now, then] = [averageOf(having.total, id), averageOf(having.baseline, id)];
  const text = isUnknown
    ? unknownSentence(id, all.total, scopeText(scoped))
    : now === undefined
      ? `There were ${bold(`no ${name}`)} ${scopeText(scoped)}.`
      : isCounted
        ? `${bold(`${pluralize(now.count, 'transaction')} had ${name}`)} ${scopeText(scoped)}, of ${all.total.transactions}: ${now.sum}, ${now.average} on average.`
        : `${bold(`${label} were ${now.average} on average`)} ${scopeText(scoped)}: ${now.sum} in ${pluralize(now.count, 'transaction')} with ${name}, of ${all.total.transactions}.`;
  const earlier =
    then === undefined ? 'There were none' : isCounted ? `There were ${then.count}` : `The average was ${then.average}`;
  return reply(paragraphs(wasUnknown ? text : `${text} ${earlier} ${scopeText(scoped, baseline)}.`), {
    links: [...figureLinks(scoped, { line: id }), ...baselineLinks(scoped)],
  });
}

/** None if no transaction has one. */
function averageOf(group: FigureGroup | undefined, id: MeasureId) {
  if (!group || group.transactions === 0) return undefined;
  const sum = group.figures[id];
  const average = typeof sum === 'number' ? divideCents(sum, group.transactions) : sum;
  return {
    sum: figureText(sum, id),
    count: group.transactions,
    average: figureText(average, id),
  };
}
