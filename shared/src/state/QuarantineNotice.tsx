import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { space } from '@back-office/shared/theme';
import { Button, Notice } from '@back-office/shared/ui';
import { downloadText } from '../csv/downloadText';
import type { UnreadableValue } from './storedValue';

export interface QuarantineNoticeProps {
  readonly values: readonly UnreadableValue[];
  readonly children: ReactNode;
  /** Puts back what can be read. */
  readonly onRestore?: (() => void) | undefined;
  /** Deletes the values. With it, the notice stays until they are restored or discarded, and cannot be dismissed. */
  readonly onDiscard?: (() => void) | undefined;
}

/** Reports quarantined values and offers them as a download. */
export function QuarantineNotice({ values, children, onRestore, onDiscard }: QuarantineNoticeProps) {
  const [isDismissed, setDismissed] = useState(false);
  if (values.length === 0 || isDismissed) return null;
  return (
    <Notice
      tone="negative"
      action={
        <Actions>
          {onRestore && (
            <Button variant="link" onClick={onRestore}>
              Restore
            </Button>
          )}
          <Button
            variant="link"
            onClick={() => {
              for (const { key, text } of values)
                downloadText(`${key.replaceAll(':', '-')}-damaged.json`, text, 'application/json');
            }}
          >
            Download it
          </Button>
          {onDiscard && (
            <Button variant="link" onClick={onDiscard}>
              Discard
            </Button>
          )}
        </Actions>
      }
      onDismiss={onDiscard ? undefined : () => setDismissed(true)}
    >
      {children}
    </Notice>
  );
}

const Actions = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]} ${space[4]};
`;
