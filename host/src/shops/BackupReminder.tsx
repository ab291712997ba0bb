import { useEffect, useState } from 'react';
import { Link } from '@back-office/shared/router';
import { paths } from '@back-office/shared/routes';
import { backupMarks, isBackupDue, type ShopMark } from '@back-office/shared/shop';
import type { ShopLedger } from '@back-office/shared/shop/store';
import { useStoredValue } from '@back-office/shared/state';
import { Notice } from '@back-office/shared/ui';
import { transactionsIn } from './countTransactions';

interface BackupReminderProps {
  readonly stored: Pick<ShopLedger, 'manifest' | 'version'>;
  readonly now?: () => number;
}

/** Reminds of a backup after two weeks or many new transactions. Browsers do clear data, and nothing else has them. */
export function BackupReminder({ stored, now = Date.now }: BackupReminderProps) {
  const [marks, setMarks] = useStoredValue(backupMarks);
  const [present, setPresent] = useState<ShopMark>();
  const { version } = stored;

  useEffect(() => {
    let isShown = true;
    void stored.manifest().then(
      (manifest) => isShown && setPresent({ at: now(), rows: transactionsIn(manifest) }),
      // Damaged data are reported by the screens.
      () => undefined,
    );
    return () => {
      isShown = false;
    };
  }, [stored, version, now]);

  const isFirst = present !== undefined && present.rows > 0 && marks.last === undefined;
  useEffect(() => {
    // From the first sales on, time is counted.
    if (isFirst) void setMarks((before) => (before.last ? before : { ...before, last: { ...present, rows: 0 } }));
  }, [isFirst, present, setMarks]);

  if (!present || !isBackupDue(marks, present)) return null;
  return (
    <Notice
      tone="notice"
      action={<Link to={`${paths.settings()}#data`}>Back up</Link>}
      onDismiss={() => void setMarks((before) => ({ ...before, dismissed: present }))}
    >
      This shop has sales that are in no backup. They are in this browser alone, and browsers do clear data.
    </Notice>
  );
}
