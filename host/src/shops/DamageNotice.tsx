import { useSyncExternalStore } from 'react';
import { Download } from 'lucide-react';
import { formatCount, listOfNames, monthLabel, pluralize } from '@back-office/shared/format';
import type { ShopLedger } from '@back-office/shared/shop/store';
import { Button, Notice, useToast } from '@back-office/shared/ui';
import { saveFile } from '../backup/saveFile';

interface DamageNoticeProps {
  readonly shopId: string;
  readonly stored: Pick<ShopLedger, 'subscribe' | 'damage' | 'checkAll'>;
}

/** Names the months of the shop that cannot be read, and downloads what is stored of them. */
export function DamageNotice({ shopId, stored }: DamageNoticeProps) {
  const damage = useSyncExternalStore(stored.subscribe, stored.damage);
  const { show } = useToast();
  if (damage.length === 0) return null;
  const months = listOfNames(damage.map(({ month }) => monthLabel(`${month}-01`)));
  const transactions = damage.reduce((sum, each) => sum + each.transactions, 0);

  async function download() {
    try {
      const files = (await stored.checkAll()).flatMap(({ month, part, bytes }) =>
        bytes ? { name: `${shopId}-${month}-${part}.bin`, file: new Blob([bytes]) } : [],
      );
      for (const { name, file } of files) saveFile(file, name);
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
