import { useState, type ReactNode } from 'react';
import { downloadText } from '@back-office/shared/csv';
import type { UnreadableValue } from '@back-office/shared/state';
import { Button, Notice } from '@back-office/shared/ui';
import { useCategories } from '../state/categories';
import { useItems } from '../state/items';

/** Problems with the stored items: an edit that failed, and values that were quarantined. */
export function StorageNotices() {
  const { error, dismissError, quarantined } = useItems();
  return (
    <>
      <QuarantineNotice values={quarantined}>
        The stored list is damaged. It was set aside; nothing was overwritten.
      </QuarantineNotice>
      {error !== null && (
        <Notice tone="negative" onDismiss={dismissError}>
          {error}
        </Notice>
      )}
    </>
  );
}

/** Stored categories that were quarantined. */
export function CategoryNotices() {
  const { quarantined } = useCategories();
  return (
    <QuarantineNotice values={quarantined}>
      The stored categories are damaged. They were set aside; nothing was overwritten.
    </QuarantineNotice>
  );
}

interface QuarantineNoticeProps {
  readonly values: readonly UnreadableValue[];
  readonly children: ReactNode;
}

/** Reports quarantined values and offers them as a download, until it is dismissed. */
function QuarantineNotice({ values, children }: QuarantineNoticeProps) {
  const [isDismissed, setDismissed] = useState(false);
  if (values.length === 0 || isDismissed) return null;
  return (
    <Notice
      tone="negative"
      action={
        <Button
          variant="link"
          onClick={() => {
            for (const { key, text } of values)
              downloadText(`${key.replaceAll(':', '-')}-quarantine.txt`, text, 'text/plain');
          }}
        >
          Download it
        </Button>
      }
      onDismiss={() => setDismissed(true)}
    >
      {children}
    </Notice>
  );
}
