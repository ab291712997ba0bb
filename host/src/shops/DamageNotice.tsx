import { useCallback, useSyncExternalStore } from 'react';
import { Download } from 'lucide-react';
import { downloadFile } from '@back-office/shared/csv';
import { formatCount, listOfNames, monthLabel, pluralize } from '@back-office/shared/format';
import { useIdle } from '@back-office/shared/loading';
import { Link } from '@back-office/shared/router';
import { paths } from '@back-office/shared/routes';
import type { ShopLedger } from '@back-office/shared/shop/store';
import { Button, Notice, useToast } from '@back-office/shared/ui';

interface DamageNoticeProps {
  readonly shopId: string;
  readonly stored: Pick<ShopLedger, 'subscribe' | 'damage' | 'failure' | 'checkAll'>;
}

/**
 * Names the months of the shop that cannot be read, and downloads what is stored of them; or says that nothing of it can be
 * read. Everything that is stored is checked once, when the page has nothing else to do.
 */
export function DamageNotice({ shopId, stored }: DamageNoticeProps) {
  const damage = useSyncExternalStore(stored.subscribe, stored.damage);
  const failure = useSyncExternalStore(stored.subscribe, stored.failure);
  const { show } = useToast();
  const check = useCallback(() => {
    stored.checkAll().catch((error: unknown) => console.warn('[host] the stored shop could not be checked:', error));
  }, [stored]);
  useIdle(check);
  if (failure !== undefined)
    return (
      <Notice tone="negative" action={<Link to={`${paths.settings()}#data`}>Restore a backup</Link>}>
        {failure}
      </Notice>
    );
  if (damage.length === 0) return null;
  const affected = new Map(damage.map(({ month, transactions }) => [month, transactions]));
  const months = listOfNames([...affected.keys()].map((month) => monthLabel(`${month}-01`)));
  const transactions = [...affected.values()].reduce((sum, each) => sum + each, 0);

  async function download() {
    try {
      const files = (await stored.checkAll()).flatMap(({ month, part, bytes }) =>
        bytes ? { name: `${shopId}-${month}-${part}.bin`, file: new Blob([bytes]) } : [],
      );
      for (const { name, file } of files) downloadFile(name, file);
      show(
        files.length === 0
          ? { message: 'Nothing of these months is stored any more.', tone: 'failed' }
          : { message: `${pluralize(files.length, 'damaged record')} downloaded`, tone: 'done' },
      );
    } catch (cause) {
      console.error('[host] damaged records could not be read:', cause);
      show({ message: 'The damaged data could not be read. Reload the page and try again.', tone: 'failed' });
    }
  }

  return (
    <Notice
      tone="negative"
      action={
        <Button variant="link" icon={<Download />} onClick={() => void download()}>
          Download
        </Button>
      }
    >
      The stored sales of {months} are damaged: {formatCount(transactions)}{' '}
      {transactions === 1 ? 'transaction is' : 'transactions are'} in no figure and no list. All other months can be
      used.
    </Notice>
  );
}
