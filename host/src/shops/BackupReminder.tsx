import { useEffect } from 'react';
import { Link } from '@back-office/shared/router';
import { paths } from '@back-office/shared/routes';
import { backupMarks, hasEdits, isBackupDue, onEdit, type Shop } from '@back-office/shared/shop';
import type { ShopLedger } from '@back-office/shared/shop/store';
import { useStoredValue } from '@back-office/shared/state';
import { Notice } from '@back-office/shared/ui';
import { transactionsIn } from './countTransactions';
import { useManifest } from './useManifest';

interface BackupReminderProps {
  readonly shop: Shop;
  readonly stored: Pick<ShopLedger, 'manifest' | 'version'>;
  readonly now?: () => number;
}

/** Reminds of a backup after two weeks or many new transactions. Browsers do clear data, and nothing else has them. */
export function BackupReminder({ shop, stored, now = Date.now }: BackupReminderProps) {
  const [marks, setMarks] = useStoredValue(backupMarks);
  const manifest = useManifest(stored);
  const rows = manifest && transactionsIn(manifest);
  const isNewSales = rows !== undefined && rows > 0 && !marks.hadSales;
  const isUnedited = marks.edited === undefined;

  // From the first own data on, time is counted.
  useEffect(() => {
    if (!isNewSales) return;
    void setMarks((before) => ({ ...before, hadSales: true, last: before.last ?? { at: now(), rows: 0 } }));
  }, [isNewSales, now, setMarks]);
  useEffect(() => {
    if (!isUnedited) return;
    const note = () =>
      void setMarks((before) => ({ ...before, edited: now(), last: before.last ?? { at: now(), rows: 0 } }));
    // Of edits that were made before, it is only known that there are some.
    if (marks.last === undefined && hasEdits(shop)) note();
    return onEdit(shop, note);
  }, [shop, isUnedited, marks.last, now, setMarks]);

  if (rows === undefined) return null;
  const present = { at: now(), rows };
  if (!isBackupDue(marks, present)) return null;
  const what = rows > (marks.last?.rows ?? 0) ? 'sales' : 'changes';
  return (
    <Notice
      tone="notice"
      action={<Link to={`${paths.settings()}#data`}>Back up</Link>}
      onDismiss={() => void setMarks((before) => ({ ...before, dismissed: { at: now(), rows } }))}
    >
      This shop has {what} that are in no backup. They are in this browser alone, and browsers do clear data.
    </Notice>
  );
}
