import { formatMoney, formatRange } from '@back-office/shared/format';
import { definitions, lessonOf, noFilters, type Definition } from '@back-office/shared/ledger';
import { paths } from '@back-office/shared/routes';
import { lastDays } from '../comparison';
import { linksOf } from '../links';
import { bold, bullets, paragraphs } from '../markdown';
import { metricOf, type MetricId } from '../metrics';
import { noQuestionFilters, type Question } from '../question';
import { reply, type Reply, type Sources } from '../reply';
import { figureText } from './sales';

/** What figures mean, in the words of the report, with the numbers of a period. */
export async function answerDefinition({ metrics, period }: Question, sources: Sources): Promise<Reply> {
  const range = (period ?? lastDays(sources.now.day)).range;
  const data = await sources.port.totals(
    { ...noFilters, dateRange: range },
    sources.signal ? { signal: sources.signal } : {},
  );
  const links = linksOf(sources.ledgerParams);
  const isRefunds = metrics.includes('returns') || metrics.includes('partialRefunds');
  const ids = isRefunds ? [...new Set([...metrics, 'returns', 'partialRefunds'] as const)] : metrics;
  const sums = ids.flatMap((id) => {
    const definition = definitionOf(id);
    const { label, kind, valueOf } = metricOf(id);
    if (!definition) return [`${label}: ${bold(figureText(valueOf(data), kind))}`];
    const { addendsOf, amountOf } = definition;
    return [
      `${metricOf(id).label}: ${addendsOf(data).map(formatMoney).join(' + ')} = ${bold(formatMoney(amountOf(data)))}`,
    ];
  });
  const lessons = metrics.flatMap((id) => {
    const { line } = metricOf(id);
    const lesson = line === undefined ? undefined : lessonOf(line);
    return lesson ? [{ label: `Learn about ${metricOf(id).label.toLowerCase()}`, path: lesson.path }] : [];
  });
  return reply(
    paragraphs(bullets(ids.map((id) => ruleText(id))), `With the figures for ${formatRange(range)}:`, bullets(sums)),
    {
      links: [
        links.summary(range, { filters: noQuestionFilters }),
        ...(lessons.length > 0 ? lessons.slice(0, 2) : [{ label: 'Open Education', path: paths.education() }]),
      ],
      suggestions: [
        `How much were ${metricOf(metrics[0] ?? 'netSales').label.toLowerCase()} last week?`,
        'What is the difference between gross and net?',
      ],
    },
  );
}

function ruleText(id: MetricId) {
  const { label, rule } = metricOf(id);
  const text = rule.startsWith(label) ? `${bold(label)}${rule.slice(label.length)}` : `${bold(label)}: ${rule}`;
  return text.endsWith('.') ? text : `${text}.`;
}

function definitionOf(id: MetricId): Definition | undefined {
  return id in definitions ? definitions[id as keyof typeof definitions] : undefined;
}
