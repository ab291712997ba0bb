import { useState, type ReactNode } from 'react';
import { Button, Notice } from '@back-office/shared/ui';
import { downloadText } from '../csv/downloadText';
import type { UnreadableValue } from './storedValue';

export interface QuarantineNoticeProps {
  readonly values: readonly UnreadableValue[];
  readonly children: ReactNode;
}

/** Reports quarantined values and offers them as a download, until it is dismissed. */
export function QuarantineNotice({ values, children }: QuarantineNoticeProps) {
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
