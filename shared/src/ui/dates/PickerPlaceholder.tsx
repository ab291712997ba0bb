import { RefreshCw } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import styled from 'styled-components';
import { Button, Skeleton, useAnchoredPosition, useDelayed } from '@back-office/shared/ui';
import { gridStyle, notOnPaper, overPage, shadow, textStyle } from '@back-office/shared/theme';
import { listen } from '../../loading/listen';

interface PickerPlaceholderProps {
  readonly id: string;
  readonly label: string;
  readonly triggerRef: RefObject<HTMLButtonElement | null>;
  readonly hasFailed: boolean;
  readonly isLoading: boolean;
  readonly onRetry: () => void;
  readonly onClose: () => void;
}

/** Takes the place of the picker while its code is loading; the focus stays on the trigger. */
export function PickerPlaceholder({
  id,
  label,
  triggerRef,
  hasFailed,
  isLoading,
  onRetry,
  onClose,
}: PickerPlaceholderProps) {
  const panel = useRef<HTMLDivElement>(null);
  const isLate = useDelayed();
  const isShown = isLate || hasFailed;
  const anchor = () => triggerRef.current;
  useAnchoredPosition({
    isOpen: isShown,
    overlay: panel,
    anchor,
    side: 'bottom',
    align: 'start',
    gap: 4,
    onAnchorHidden: onClose,
  });
  useLeaving([panel, triggerRef], onClose);

  return (
    <Panel
      ref={panel}
      id={id}
      popover="manual"
      hidden={!isShown}
      data-react-aria-top-layer={isShown || undefined}
      $isSmall={hasFailed}
    >
      {hasFailed ? (
        <Failure role="alert">
          <p>The calendar could not be loaded. Check the connection and try again.</p>
          <Button icon={<RefreshCw />} isBusy={isLoading} onClick={onRetry}>
            Retry
          </Button>
        </Failure>
      ) : (
        <Skeletons role="status" aria-label={`Loading ${label}`}>
          <Skeleton height="100%" />
          <Skeleton height={36} />
          <Skeleton height={36} />
          <Skeleton height="100%" />
          <Skeleton height="100%" />
        </Skeletons>
      )}
    </Panel>
  );
}

/** Closes on Escape and when a press or the focus goes elsewhere. */
function useLeaving(inside: readonly RefObject<Element | null>[], onLeave: () => void) {
  const leave = useEffectEvent((event: Event) => {
    const path = event.composedPath();
    if (!inside.some(({ current }) => current && path.includes(current))) onLeave();
  });
  const leaveByKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    onLeave();
  });
  useEffect(() => {
    const stops = [
      listen(document, { pointerdown: (event) => leave(event), focusin: (event) => leave(event) }),
      listen(document, { keydown: (event) => leaveByKey(event) }, { capture: true }),
    ];
    return () => stops.forEach((stop) => stop());
  }, []);
}

const Panel = styled.div<{ readonly $isSmall: boolean }>`
  ${overPage}
  width: min(${(props) => (props.$isSmall ? 320 : 708)}px, calc(100vw - 16px));
  height: ${(props) => (props.$isSmall ? 'auto' : 'min(488px, 100dvh - 16px)')};
  ${textStyle({ tone: 'text', pad: 4, round: 'md', ground: 'overlay' })}
  box-shadow: ${shadow.float};

  &[hidden] {
    display: none;
  }

  ${notOnPaper}
`;

const Skeletons = styled.div`
  ${gridStyle({ gap: 4, height: '100%' })}
  grid-template: auto 1fr / 116px 1fr 1fr;

  > :first-child {
    grid-row: span 2;
  }
`;

const Failure = styled.div`
  ${gridStyle({ gap: 3 })}
  justify-items: start;
`;
