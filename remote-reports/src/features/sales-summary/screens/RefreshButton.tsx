import { Check, RefreshCw } from 'lucide-react';
import styled, { keyframes } from 'styled-components';
import { color } from '@back-office/shared/theme';
import { IconButton, VisuallyHidden } from '@back-office/shared/ui';
import type { RefreshStep } from '../state/useRefresh';

interface RefreshButtonProps {
  readonly step: RefreshStep;
  readonly onRefresh: () => void;
}

/** Keeps its place and the focus while it works, and says when it begins and when it is done. */
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

const turn = keyframes`
  to { rotate: 360deg; }
`;

const Turning = styled(RefreshCw)`
  animation: ${turn} 900ms linear infinite;
`;

const Done = styled(Check)`
  color: ${color.positive};
`;

const icons = { idle: <RefreshCw />, loading: <Turning />, updated: <Done /> };
const messages = { idle: '', loading: 'Loading', updated: 'Updated' };
