import type { ReactNode } from 'react';
import { Row } from '@back-office/shared/ui';

interface DialogBarProps {
  readonly children: ReactNode;
  /** Links and buttons at the end. */
  readonly actions: ReactNode;
}

/** One line above the rows of a dialog, for phones, where the header has no room for actions. */
export function DialogBar({ children, actions }: DialogBarProps) {
  return (
    <Row gap={2} wrap pad={[2, 4]} fixed on="screen">
      {children}
      <Row gap={2} last>
        {actions}
      </Row>
    </Row>
  );
}
