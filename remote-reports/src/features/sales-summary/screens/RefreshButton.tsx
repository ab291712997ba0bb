import { Check, RefreshCw } from 'lucide-react';
import styled from 'styled-components';
import { color, keyframes } from '@back-office/shared/theme';
import { IconButton, VisuallyHidden } from '@back-office/shared/ui';
import type { RefreshStep } from '../state/useRefresh';

interface RefreshButtonProps {
  readonly step: RefreshStep;
  readonly onRefresh: () => void;
}

/** Keeps the focus while it loads, and announces the start and the end to screen readers. */
export function RefreshButton({ step, onRefresh }: RefreshButtonProps) {
  return (
    <>
      <IconButton
        variant="secondary"
        label="Refresh"
        icon={icons[step]}
        aria-busy={step === 'loading' || undefined}
        onClick={onRefresh}
      />
      <VisuallyHidden role="status">{messages[step]}</VisuallyHidden>
    </>
  );
}

const Spinning = styled(RefreshCw)`
  @media (prefers-reduced-motion: no-preference) {
    animation: ${keyframes.turn} 900ms linear infinite;
  }
`;

const Done = styled(Check)`
  color: ${color.positive};
`;

const icons = { idle: <RefreshCw />, loading: <Spinning />, updated: <Done /> };
const messages = { idle: '', loading: 'Loading', updated: 'Updated' };
