import { formatRange } from '@back-office/shared/format';
import { termsIn } from '../terms';
import { lessonOf, measureOf, measureParts, type MeasureId } from '@back-office/shared/ledger';
import { paths } from '@back-office/shared/routes';
import { lastDays } from '../comparison';
import { linksOf } from '../links';
import { bold, bullets, paragraphs } from '../../../../domain/writeMarkdown';
import type { Question } from '../question';
import { reply, type Reply, type Sources } from '../reply';
import { figuresOf, figureText, isSingular } from './scope';

/** What figures mean, in the words of the report, with the numbers of a period. */
export async function answerDefinition(question: Question, sources: Sources): Promise<Reply> {
  const { figures: measures } = question;
  if (measures.length === 0) return answerTerm(question);
  const period = question.period ?? lastDays(sources.now.day);
  const isRefunds = measures.includes('returns') || measures.includes('partial-refunds');
  const ids = isRefunds ? [...new Set([...measures, 'returns', 'partial-refunds'] as const)] : measures;
  const { total } = await figuresOf(
    { question: { ...question, filters: [] }, period, baseline: period, sources },
    { measures: [...ids, ...ids.flatMap(measureParts)] },
  );
  const textOf = (id: MeasureId) => figureText(total.figures[id], id);
  const sums = ids.map((id) => {
    const parts = measureParts(id);
    const sum = parts.length === 0 ? '' : `${parts.map(textOf).join(' + ')} = `;
    return `${measureOf(id).label}: ${sum}${bold(textOf(id))}`;
  });
  const lessons = measures.flatMap((id) => {
    const lesson = lessonOf(id);
    return lesson ? [{ label: `Learn about ${measureOf(id).label.toLowerCase()}`, path: lesson.path }] : [];
  });
  return reply(
    paragraphs(
      bullets(ids.map((id) => ruleText(id))),
      `With the figures for ${formatRange(period.range)}:`,
      bullets(sums),
    ),
    {
      links: [
        linksOf(sources.ledgerParams).summary(period.range, { filters: [] }),
        ...(lessons.length > 0 ? lessons.slice(0, 2) : [{ label: 'Open Education', path: paths.education() }]),
      ],
      suggestions: [
        `How much ${isSingular(measures[0] ?? 'net-sales') ? 'was' : 'were'} ${measureOf(measures[0] ?? 'net-sales').label.toLowerCase()} last week?`,
        'What is the difference between gross and net?',
      ],
    },
  );
}

function ruleText(id: MeasureId) {
  const { label, rule } = measureOf(id);
  const text = rule.startsWith(label) ? `${bold(label)}${rule.slice(label.length)}` : `${bold(label)}: ${rule}`;
  return text.endsWith('.') ? text : `${text}.`;
}

/** What a field or a status means. */
function answerTerm({ words }: Question): Reply {
  const terms = termsIn(words);
  return reply(bullets(terms.map(({ name, text }) => `${bold(name)}: ${text}`)), {
    links: [{ label: 'Open Education', path: paths.education() }],
    suggestions: ['What is net sales?', 'How do customers pay?'],
  });
}
