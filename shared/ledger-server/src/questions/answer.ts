import type { Scope } from '../../../src/ledger/columns/select';
import type { LedgerFacts } from '../../../src/ledger/port/ledgerFacts';
import type { LedgerPort, QuestionName } from '../../../src/ledger/port/ledgerPort';
import { earlierOf } from '../../../src/ledger/port/figuresOfColumns';
import type { Session } from '../database/database';
import type { Asked, ShopRecord } from '../shopRecord';
import { customers } from './customers';
import { facets } from './facets';
import { figures } from './figures';
import { rows } from './rows';
import { search } from './search';
import { deferred, related, row } from './single';

/** What each question of the port takes. */
type QuestionOf<Name extends QuestionName> = Name extends 'describe' ? undefined : Parameters<LedgerPort[Name]>[0];

/** Answers a question of the ledger port, as the column engine would from all transactions of the shop. */
export async function answerOf<Name extends QuestionName>(
  session: Session,
  asked: Asked,
  name: Name,
  question: QuestionOf<Name>,
): Promise<unknown> {
  const { shop, until } = asked;
  const untilNow = <Of extends Pick<Scope, 'until'>>(of: Of): Of => ({ ...of, until: earlierOf(of.until, until) });
  const inScope = <Of extends { readonly scope: Scope }>(of: Of): Of => ({ ...of, scope: untilNow(of.scope) });
  const answers: { readonly [Each in QuestionName]: (of: QuestionOf<Each>) => Promise<unknown> } = {
    describe: () => Promise.resolve(factsOf(asked)),
    figures: (of) => figures(session, shop, { ...untilNow(of), baseline: of.baseline && untilNow(of.baseline) }),
    rows: (of) => rows(session, shop, inScope(of)),
    facets: (of) => facets(session, shop, inScope(of)),
    search: (of) => search(session, shop, inScope(of)),
    row: (id) => row(session, asked, id),
    related: (of) => related(session, asked, of),
    deferred: (day) => deferred(session, asked, day),
    customers: (scope) => customers(session, shop, untilNow(scope)),
  };
  return answers[name](question);
}

/** Differs whenever the same question may have another answer: after a load, and each minute while sales are still to come. */
export function versionOf({ shop: { generation, days }, until }: Asked): string {
  return days && days.to >= until.day ? `${generation}-${until.day}-${until.minute}` : String(generation);
}

function factsOf(asked: Asked): LedgerFacts {
  const { name, currency, decimals, timeZone, dayStart, locale, days, unknown, feeRules }: ShopRecord = asked.shop;
  return {
    version: versionOf(asked),
    name,
    currency: { code: currency, decimals },
    timeZone,
    dayStart,
    locale,
    days,
    unknown,
    feeRules,
  };
}
