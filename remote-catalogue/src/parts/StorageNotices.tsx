import { useState } from 'react';
import { Button, Notice } from '@back-office/shared/ui';
import { downloadText } from './downloadText';
import { useItems } from '../state/items';

/** What went wrong with the stored list: a refused edit, and texts that were unreadable and set aside. */
export function StorageNotices() {
  const { error, dismissError, quarantined } = useItems();
  const [isPutAway, setPutAway] = useState(false);
  return (
    <>
      {quarantined.length > 0 && !isPutAway && (
        <Notice
          tone="negative"
          action={
            <Button
              variant="link"
              onClick={() => {
                for (const { key, text } of quarantined) downloadText(`${key}-set-aside.txt`, text, 'text/plain');
              }}
            >
              Download it
            </Button>
          }
          onDismiss={() => setPutAway(true)}
        >
          The stored list is damaged. It was set aside; nothing was overwritten.
        </Notice>
      )}
      {error !== null && (
        <Notice tone="negative" onDismiss={dismissError}>
          {error}
        </Notice>
      )}
    </>
  );
}
