import type { ReactNode } from 'react';
import styled from 'styled-components';
import { textStyle } from '@back-office/shared/theme';

interface DetailsProps {
  /** What opens and closes it. */
  readonly summary: ReactNode;
  readonly isOpen?: boolean;
  readonly onToggle?: (isOpen: boolean) => void;
  readonly children: ReactNode;
}

/** What a merchant may want to know of an import, closed at first. */
export function Details({ summary, isOpen = false, onToggle, children }: DetailsProps) {
  return (
    <details open={isOpen} onToggle={({ currentTarget }) => onToggle?.(currentTarget.open)}>
      <Summary>{summary}</Summary>
      {children}
    </details>
  );
}

const Summary = styled.summary`
  ${textStyle({ size: 'sm', pad: [2, '0px'] })}
`;
