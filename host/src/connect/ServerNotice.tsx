import { useEffect, useEffectEvent, useState } from 'react';
import { KeyRound } from 'lucide-react';
import { onReconnect } from '@back-office/shared/loading';
import { causeOf, useLedgerFacts, useNow, type LedgerFacts } from '@back-office/shared/ledger';
import { SlowServer } from '@back-office/shared/ledger/notices';
import {
  mayRecover,
  type HttpDocuments,
  type HttpLedger,
  type LedgerServerError,
} from '@back-office/shared/ledger/http';
import { shopList, type Shop } from '@back-office/shared/shop';
import { Button, Notice } from '@back-office/shared/ui';
import { blockedText, usePolicyBlock } from './policyBlock';
import { TryNow } from './TryNow';
import { useSignIn } from './useSignIn';

interface ServerNoticeProps {
  readonly shop: Shop;
  readonly ledger: Pick<HttpLedger, 'check' | 'subscribe' | 'isSlow'>;
  readonly documents: Pick<HttpDocuments, 'check'>;
  readonly problem: LedgerServerError | undefined;
}

/**
 * What is wrong with the server of the shop, and what to do. While the page is shown it asks every minute whether the data
 * or the lists of the shop have changed.
 */
export function ServerNotice({ shop, ledger, documents, problem }: ServerNoticeProps) {
  const isBlocked = usePolicyBlock(shop.server);
  const check = () => Promise.all([ledger.check(), documents.check()]);
  const checkNow = useEffectEvent(() => void check());
  const minute = useNow();
  const [opened] = useState(minute);
  useEffect(() => void documents.check(), [documents]);
  useEffect(() => onReconnect(checkNow), []);
  useEffect(() => {
    if (minute !== opened) checkNow();
  }, [minute, opened]);
  useKeepFacts(shop);
  const signIn = useSignIn(shop, () => void check());
  return (
    <>
      {!problem && <SlowServer ledger={ledger} />}
      {problem && mayRecover(problem) && (
        <Notice tone={isBlocked ? 'negative' : 'notice'} action={!isBlocked && <TryNow ask={check} />}>
          {isBlocked
            ? blockedText
            : `${causeOf(problem)} Figures and lists that are shown may be outdated. They are asked for again as soon as the server answers.`}
        </Notice>
      )}
      {problem && !mayRecover(problem) && (
        <Notice
          tone="negative"
          action={
            <Button variant="link" icon={<KeyRound />} onClick={signIn.open}>
              Sign in again
            </Button>
          }
        >
          {`${causeOf(problem)} Until then, lists are as this browser had them last.`}
        </Notice>
      )}
      {signIn.dialog}
    </>
  );
}

/** What the server says of the shop counts: its amounts and days follow from it. */
function useKeepFacts(shop: Shop) {
  const facts = useLedgerFacts();
  const differing = facts && differenceOf(shop, facts);
  const keep = useEffectEvent((changed: Partial<Shop>) => void shopList().change(shop.id, changed));
  const key = JSON.stringify(differing ?? {});
  useEffect(() => {
    if (key !== '{}') keep(JSON.parse(key) as Partial<Shop>);
  }, [key]);
}

function differenceOf(shop: Shop, { name, currency, timeZone, dayStart }: LedgerFacts): Partial<Shop> {
  return {
    ...(currency.code !== shop.currency && { currency: currency.code }),
    ...(timeZone !== shop.timeZone && { timeZone }),
    ...(dayStart !== shop.dayStart && { dayStart }),
    ...(name !== shop.nameOnServer && { nameOnServer: name }),
  };
}
