import { addDays, firstDay, formatMoney, formatRange, pluralize } from '@back-office/shared/format';
import { paths } from '@back-office/shared/routes';
import { linksOf } from '../links';
import { bold, paragraphs } from '../markdown';
import type { Question } from '../question';
import { reply, type Reply, type Sources } from '../reply';

/** What the store owes on gift cards, as in its deferred balance: at the end of a day, not of a period. */
export async function answerUnusedGiftCards(
  { period }: Question,
  { port, ledgerParams, today, signal }: Sources,
): Promise<Reply> {
  const day = period?.range.to ?? today;
  const nextDay = addDays(day, 1);
  const { giftCards } = await port.deferredBalance(nextDay, signal ? { signal } : {});
  const amount = giftCards.reduce((sum, year) => sum + year.amount, 0);
  const count = giftCards.reduce((sum, year) => sum + year.count, 0);
  const links = linksOf(ledgerParams);
  const end = `at the end of ${formatRange({ from: day, to: day })}`;
  return reply(
    paragraphs(
      count === 0
        ? `There were ${bold('no unused gift cards')} ${end}.`
        : `${bold(`Unused gift cards came to ${formatMoney(amount)}`)} ${end}: ${pluralize(count, 'card')} sold since ${formatRange({ from: firstDay, to: firstDay })}, the first day of the ledger.`,
      'Until it is used, a gift card is money that the store owes.',
    ),
    {
      links: [
        links.screen('Open the balance', `${paths.deferredTransactions()}?open=${nextDay}`),
        links.screen('Open deferred sales', paths.deferredSales()),
      ],
      suggestions: ['How many gift cards did I sell last month?', 'What are deferred sales?'],
    },
  );
}
