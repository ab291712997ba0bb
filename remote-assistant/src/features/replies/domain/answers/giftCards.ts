import {
  addDays,
  formatMoney,
  formatRange,
  negated,
  pluralize,
  sumOf,
  unknown,
  type Day,
} from '@back-office/shared/format';
import { rowsBehind, type DeferredBalance } from '@back-office/shared/ledger';
import { paths } from '@back-office/shared/routes';
import { linksOf } from '../links';
import { bold, paragraphs } from '../../../../domain/writeMarkdown';
import type { Question } from '../question';
import { reply, type Reply, type Sources } from '../reply';
import { figuresOf, figureText, optionsOf, scopeText, type Scoped } from './scope';

/** What the store owes on gift cards and deposits, as in its deferred balance: at the end of a day, not of a period. */
export async function answerOwed(question: Question, sources: Sources): Promise<Reply> {
  const day = question.periodFrom === 'question' ? (question.period?.range.to ?? sources.now.day) : sources.now.day;
  const balance = await sources.port.deferred(addDays(day, 1), optionsOf(sources));
  const links = linksOf(sources.ledgerParams);
  const isOfBoth = question.figures.length === 0;
  const isOfCards = isOfBoth || question.figures.includes('gift-card-sales');
  const isOfDeposits = isOfBoth || !isOfCards;
  return reply(
    paragraphs(
      isOfCards && giftCardsText(day, balance),
      isOfDeposits && depositsText(day, balance),
      isOfCards && 'Until it is used, a gift card is money that the store owes.',
      isOfDeposits && 'Until the order is complete, a deposit is money that the store owes.',
    ),
    {
      links: [
        links.screen('Open the balance', `${paths.deferredTransactions()}?open=${addDays(day, 1)}`),
        links.screen('Open deferred sales', paths.deferredSales()),
      ],
      suggestions: [
        isOfCards ? 'How many gift cards did I sell last month?' : 'How many gift cards are unused?',
        'What are deferred sales?',
      ],
    },
  );
}

/** Deposits of orders that are not complete. */
function depositsText(day: Day, { openDeposits }: DeferredBalance): string {
  const amount = sumOf(openDeposits.map(({ depositCollected }) => depositCollected));
  const end = `at the end of ${formatRange({ from: day, to: day })}`;
  return openDeposits.length === 0
    ? `There were ${bold('no open deposits')} ${end}.`
    : `${bold(`Open deposits came to ${formatMoney(amount)}`)} ${end}, of ${pluralize(openDeposits.length, 'order')} that ${openDeposits.length === 1 ? 'is' : 'are'} not complete.`;
}

function giftCardsText(day: Day, { giftCards }: DeferredBalance): string {
  const amount = giftCards.reduce((sum, year) => sum + year.amount, 0);
  const count = giftCards.reduce((sum, year) => sum + year.count, 0);
  const end = `at the end of ${formatRange({ from: day, to: day })}`;
  return count === 0
    ? `There were ${bold('no unused gift cards')} ${end}.`
    : `${bold(`Unused gift cards came to ${formatMoney(amount)}`)} ${end}: what is left on ${pluralize(count, 'card')}.`;
}

/** What customers paid with gift cards. */
export async function answerRedeemedGiftCards(scoped: Scoped): Promise<Reply | undefined> {
  const { period, question, sources } = scoped;
  const id = 'gift-cards-redeemed';
  const { total } = await figuresOf(scoped, { measures: [id], where: rowsBehind(id) });
  const text = figureText(negated(total.figures[id] ?? unknown), id);
  const links = linksOf(sources.ledgerParams);
  return reply(
    paragraphs(
      total.transactions === 0
        ? `${bold('No gift card was redeemed')} ${scopeText(scoped)}.`
        : `${bold(`Gift cards redeemed came to ${text}`)} ${scopeText(scoped)}, in ${pluralize(total.transactions, 'payment')}.`,
      sources.isSample && 'Their tender is Other. The rest of such a payment may have been paid in another way.',
    ),
    {
      links: [
        links.transactions(period.range, { filters: question.filters, line: id }),
        links.screen('Open deferred sales', paths.deferredSales()),
      ],
    },
  );
}
