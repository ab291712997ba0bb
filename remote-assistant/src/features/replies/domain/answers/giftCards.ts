import { addDays, formatMoney, formatRange, pluralize } from '@back-office/shared/format';
import { paths } from '@back-office/shared/routes';
import { linksOf } from '../links';
import { bold, paragraphs } from '../markdown';
import type { Question } from '../question';
import { reply, type Reply, type Sources } from '../reply';
import { periodNote, rowsOf, scopeText, type Scoped } from './scope';

/** What the store owes on gift cards, as in its deferred balance: at the end of a day, not of a period. */
export async function answerUnusedGiftCards(
  { period }: Question,
  { port, ledgerParams, now: { day: today }, signal }: Sources,
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
        : `${bold(`Unused gift cards came to ${formatMoney(amount)}`)} ${end}: what is left on ${pluralize(count, 'card')}.`,
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

/** What customers paid with gift cards. */
export async function answerRedeemedGiftCards(scoped: Scoped): Promise<Reply> {
  const { period, question, sources } = scoped;
  const rows = (await rowsOf(scoped, period)).filter(({ giftCardRedeemed }) => giftCardRedeemed > 0);
  const amount = rows.reduce((sum, { giftCardRedeemed }) => sum + giftCardRedeemed, 0);
  const links = linksOf(sources.ledgerParams);
  return reply(
    paragraphs(
      rows.length === 0
        ? `${bold('No gift card was redeemed')} ${scopeText(scoped)}.`
        : `${bold(`Gift cards redeemed came to ${formatMoney(amount)}`)} ${scopeText(scoped)}, in ${pluralize(rows.length, 'payment')}.`,
      'Their tender is Other. The rest of such a payment may have been paid in another way.',
      periodNote(scoped),
    ),
    {
      links: [
        links.transactions(period.range, { filters: question.filters, line: 'gift-cards-redeemed' }),
        links.screen('Open deferred sales', paths.deferredSales()),
      ],
      suggestions: ['How many gift cards are unused?', 'How many gift cards did I sell last month?'],
    },
  );
}
