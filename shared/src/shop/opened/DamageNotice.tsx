import { useCallback, useSyncExternalStore } from 'react';
import { Download } from 'lucide-react';
import { downloadFile } from '@back-office/shared/csv';
import { formatCount, listOfNames, monthLabel, pluralize } from '@back-office/shared/format';
import { useIdle } from '@back-office/shared/loading';
import { Link } from '@back-office/shared/router';
import { paths } from '@back-office/shared/routes';
import type { SalvagedPart, ShopLedger } from '@back-office/shared/shop/store';
import { Button, Notice, Row, useToast } from '@back-office/shared/ui';

export interface DamageNoticeProps {
  readonly shopId: string;
  readonly stored: Pick<ShopLedger, 'subscribe' | 'damage' | 'failure' | 'checkAll' | 'damagedRecords' | 'salvage'>;
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
    stored.checkAll().catch((error: unknown) => console.warn('The stored shop could not be checked.', error));
  }, [stored]);
  useIdle(check);
  if (failure !== undefined)
    return (
      <Notice
        tone="negative"
        action={
          <Row wrap>
            <Link to={`${paths.settings()}#data`}>Restore a backup</Link>
            <DownloadButton onClick={() => void download('Nothing of this shop is stored any more.', stored.salvage)} />
          </Row>
        }
      >
        {failure}
      </Notice>
    );
  if (damage.length === 0) return null;
  const affected = new Map(damage.map(({ month, transactions }) => [month, transactions]));
  const months = listOfNames([...affected.keys()].map((month) => monthLabel(`${month}-01`)));
  const transactions = [...affected.values()].reduce((sum, each) => sum + each, 0);

  async function damagedRecords(): Promise<readonly SalvagedPart[]> {
    return (await stored.damagedRecords()).flatMap(({ month, part, bytes }) =>
      bytes ? { name: `${month}-${part}.bin`, bytes: new Uint8Array(bytes) } : [],
    );
  }

  /** One file: browsers ask before they save several. */
  async function download(nothing: string, read: () => Promise<readonly SalvagedPart[]>) {
    try {
      const parts = await read();
      if (parts.length === 0) return show({ message: nothing, tone: 'failed' });
      const { zipOf } = await import('@back-office/shared/zip');
      downloadFile(`${shopId}-damaged.zip`, zipOf(parts.map(({ name, bytes }) => [name, bytes])));
      show({ message: `${pluralize(parts.length, 'damaged record')} downloaded`, tone: 'done' });
    } catch (cause) {
      console.error('Damaged records could not be read.', cause);
      show({ message: 'The damaged data could not be read. Reload the page and try again.', tone: 'failed' });
    }
  }

  return (
    <Notice
      tone="negative"
      action={
        <DownloadButton onClick={() => void download('Nothing of these months is stored any more.', damagedRecords)} />
      }
    >
      The stored sales of {months} are damaged: {formatCount(transactions)}{' '}
      {transactions === 1 ? 'transaction is' : 'transactions are'} in no figure and no list. All other months can be
      used.
    </Notice>
  );
}

function DownloadButton({ onClick }: { readonly onClick: () => void }) {
  return (
    <Button variant="link" icon={<Download />} onClick={onClick}>
      Download
    </Button>
  );
}
