import { RefreshCw, TriangleAlert } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import styled from 'styled-components';
import { boxStyle, centered, textStyle, withoutRing } from '@back-office/shared/theme';
import { Button } from './Button';
import { ButtonLink } from './ButtonLink';
import { focusedElement, focusOnArrival } from './focus/focus';
import { Row, Text } from './primitives';

/** Replaces an area or a screen that failed: what failed, why in plain words, and what to do next. */
export interface FailurePanelProps {
  /** "Reports could not be loaded" */
  readonly title: string;
  /** One or two plain sentences; no stack trace. */
  readonly cause: string;
  /** Error code for support, such as AREA-003. */
  readonly code?: string | undefined;
  /** Shows a Retry button. */
  readonly onRetry?: (() => void) | undefined;
  /** A retry is running: its button is busy. */
  readonly isRetrying?: boolean | undefined;
  /** Path of the Home button. A panel with one replaces a screen, so its title is the heading of the page. */
  readonly home?: string | undefined;
  /** False where someone may be working elsewhere on the page; the panel is announced in any case. */
  readonly takesFocus?: boolean | undefined;
}

export function FailurePanel(props: FailurePanelProps) {
  const { title, cause, code, onRetry, isRetrying = false, home, takesFocus = true } = props;
  const panel = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const failedRetries = useFailedRetries(isRetrying);
  useEffect(() => {
    if (takesFocus) focusOnArrival(panel.current);
  }, [takesFocus]);
  return (
    <Frame ref={panel} role="group" aria-labelledby={titleId} tabIndex={-1}>
      <Mark aria-hidden>
        <TriangleAlert size={20} />
      </Mark>
      {/* The message alone: an alert is read as a whole when anything in it changes, and its buttons do. */}
      <div key={failedRetries} role="alert">
        <Text size="md" as={home === undefined ? 'h2' : 'h1'} id={titleId}>
          {title}
        </Text>
        <Text as="p" tone="muted" anywhere above={1}>
          {cause}
        </Text>
      </div>
      <Row gap={2} wrap above={6}>
        {onRetry && (
          <Button variant="primary" icon={<RefreshCw />} isBusy={isRetrying} onClick={onRetry}>
            {isRetrying ? 'Retrying' : 'Retry'}
          </Button>
        )}
        {home !== undefined && <ButtonLink to={home}>Home</ButtonLink>}
        {code !== undefined && (
          <Text size="xs" tone="muted" tabular last>
            {code}
          </Text>
        )}
      </Row>
    </Frame>
  );
}

/** How many retries have ended without removing the panel: after each, its message is inserted and so announced again. */
function useFailedRetries(isRetrying: boolean): number {
  const [state, setState] = useState({ isRetrying, count: 0 });
  if (state.isRetrying !== isRetrying) setState({ isRetrying, count: isRetrying ? state.count : state.count + 1 });
  return state.count;
}

/** `passOn` is called when the element is removed while it has the focus: says where the focus continues. */
export function useFocusOnRemoval(element: RefObject<HTMLElement | null>, passOn: () => void): void {
  const onRemoval = useEffectEvent(passOn);
  useLayoutEffect(() => {
    const { current } = element;
    // Runs before the element leaves the page.
    return () => {
      if (current?.contains(focusedElement())) onRemoval();
    };
  }, [element]);
}

const Frame = styled.div`
  ${boxStyle({ maxWidth: '480px', pad: 6, card: true })}
  ${withoutRing}
`;

const Mark = styled.span`
  ${centered}
  ${textStyle({ tone: 'notice', below: 4, round: 'full', ground: 'noticeSubtle', square: '44px' })}
`;
