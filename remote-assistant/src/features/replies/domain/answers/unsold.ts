import { addDays, pluralize, unknown, type DayRange } from '@back-office/shared/format';
import { paths } from '@back-office/shared/routes';
import { soldItemFinder } from '../../../../domain/catalog';
import { bold, bullets, paragraphs, plain } from '../../../../domain/writeMarkdown';
import { reply, type Reply } from '../reply';
import { figureLinks, figuresOf, optionsOf, scopeText, unknownSentence, type Scoped } from './scope';

const listed = 15;
/** An item that no list has counts as offered if it was sold so many days before. */
const offeredDays = 90;

/** Items that were not sold in a period: of the merchant’s list, and of those that were sold before. */
export async function answerUnsold(scoped: Scoped): Promise<Reply | undefined> {
  const { period, sources } = scoped;
  const { from, to } = period.range;
  const before: DayRange = { from: addDays(from, 0 - offeredDays), to };
  const id = 'items-sold';
  const [{ total }, { total: offered }] = await Promise.all([
    figuresOf(scoped, {
      measures: [id],
      groupBy: ['item-name', 'sku'],
      of: 'lines',
      sort: { by: id, isDescending: false },
    }),
    // Not its values, of which a field has the most frequent alone.
    sources.port.figures(
      {
        ...{ range: before, filters: scoped.question.filters, measures: [id], groupBy: ['item-name'], of: 'lines' },
        sort: { by: id, isDescending: true },
      },
      optionsOf(sources),
    ),
  ]);
  if (total.figures[id] === unknown) return reply(unknownSentence(id, total, scopeText(scoped)));
  const sold = new Set(total.groups.filter(({ figures }) => figures[id] !== 0).map(({ key }) => key));
  const find = soldItemFinder(sources.catalog);
  const soldItems = new Set(
    total.groups
      .filter(({ key }) => sold.has(key))
      .flatMap(({ key, groups }) => groups.map(({ key: sku }) => find(key, sku))),
  );
  const unsoldItems = new Set(sources.catalog.filter((item) => !soldItems.has(item)));
  // A variation is named where others of its item were sold.
  const others = offered.groups.filter(({ key }) => {
    const item = find(key);
    return key !== '' && !sold.has(key) && (item === undefined || !unsoldItems.has(item));
  });
  const unsold = [...new Set([...[...unsoldItems].map(({ name }) => name), ...others.map(({ key }) => key)])];
  const text =
    unsold.length === 0
      ? `Every item of your list sold ${scopeText(scoped)}: ${bold(pluralize(sold.size, 'item'))}.`
      : paragraphs(
          `${bold(`${pluralize(unsold.length, 'item')} not sold at all`)} ${scopeText(scoped)}:`,
          bullets(unsold.slice(0, listed).map(plain)),
          unsold.length > listed && `${unsold.length - listed} more are not listed.`,
        );
  return reply(paragraphs(text, `These are items of your list, and those sold in the ${offeredDays} days before.`), {
    links: [...figureLinks(scoped, { group: 'Item' }).slice(0, 1), { label: 'Open items', path: paths.items() }],
    suggestions: ['Which items sold worst?', 'Which items sold best?', 'What is running low?'],
  });
}
