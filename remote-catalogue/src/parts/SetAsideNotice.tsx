import { useState, type ReactNode } from 'react';
import { downloadText } from '@back-office/shared/csv';
import { Button, Notice } from '@back-office/shared/ui';

interface SetAsideNoticeProps {
  /** Texts that could not be read; without any there is no notice. */
  readonly texts: readonly { readonly key: string; readonly text: string }[];
  readonly children: ReactNode;
}

/** Says that stored texts were unreadable and hands them out; the merchant can put it away. */
export function SetAsideNotice({ texts, children }: SetAsideNoticeProps) {
  const [isPutAway, setPutAway] = useState(false);
  if (texts.length === 0 || isPutAway) return null;
  return (
    <Notice
      tone="negative"
      action={
        <Button
          variant="link"
          onClick={() => {
            for (const { key, text } of texts)
              downloadText(`${key.replaceAll(':', '-')}-set-aside.txt`, text, 'text/plain');
          }}
        >
          Download it
        </Button>
      }
      onDismiss={() => setPutAway(true)}
    >
      {children}
    </Notice>
  );
}
