import { Sparkle } from 'lucide-react';
import { useEffect, useEffectEvent, useReducer, useRef, type ComponentType } from 'react';
import styled from 'styled-components';
import type { SlotProps } from '@back-office/shared/contract';
import { useLocation } from '@back-office/shared/router';
import { isUnder, paths } from '@back-office/shared/routes';
import { color, cornerDock, media, motion, textStyle } from '@back-office/shared/theme';
import { useToast } from '@back-office/shared/ui';
import { useIsScrollingDown } from '../state/useIsScrollingDown';
import { useIsTyping } from '../state/useIsTyping';

/** Minimized means that only the title bar is shown. */
export type WidgetState = 'closed' | 'open' | 'minimized';
export type WidgetEvent = 'open' | 'minimize' | 'maximize' | 'close';

const transitions: Readonly<Record<WidgetState, Partial<Record<WidgetEvent, WidgetState>>>> = {
  closed: { open: 'open' },
  open: { minimize: 'minimized', close: 'closed' },
  minimized: { open: 'open', maximize: 'open', close: 'closed' },
};

/** Events that do not apply to a state are ignored. */
export function nextWidgetState(state: WidgetState, event: WidgetEvent): WidgetState {
  return transitions[state][event] ?? state;
}

export interface WidgetPanelProps {
  readonly isOpen: boolean;
  readonly onEvent: (event: WidgetEvent) => void;
}

interface AssistantWidgetProps extends SlotProps {
  /** `undefined` until it is loaded, when the widget is first opened; until then the button stays. */
  readonly panel: ComponentType<WidgetPanelProps> | undefined;
  readonly loadPanel: () => Promise<unknown>;
  /** The shell asks for the assistant while the full screen is open. */
  readonly onFullScreenRequest: () => void;
}

/**
 * At the bottom right of every screen: a button, and a panel while it is open. On phones the button is in a bar that
 * hides while the merchant scrolls down or types, and on screens that are forms (`data-form`), unless it has the focus.
 * The assistant's own screens have neither.
 */
export function AssistantWidget(props: AssistantWidgetProps) {
  const { openRequest, panel: Panel, loadPanel, onFullScreenRequest } = props;
  const [state, send] = useReducer(nextWidgetState, 'closed');
  const handledRequest = useRef(0);
  const launcher = useRef<HTMLButtonElement>(null);
  const wasOpened = useRef(false);
  const isScrollingDown = useIsScrollingDown();
  const isTyping = useIsTyping();
  const { pathname } = useLocation();
  const isFullScreen = isUnder(pathname, paths.chatbot());
  const isClosed = state === 'closed';
  const toast = useToast();

  useEffect(() => {
    if (openRequest > handledRequest.current) {
      if (isFullScreen) onFullScreenRequest();
      else send('open');
    }
    handledRequest.current = openRequest;
  }, [openRequest, isFullScreen, onFullScreenRequest]);

  const onFailed = useEffectEvent((cause: unknown) => {
    console.error('The assistant could not be loaded.', cause);
    toast.show({ message: 'The assistant could not be loaded. Check the connection and try again.', tone: 'failed' });
    send('close');
  });
  useEffect(() => {
    if (!isClosed && !Panel) loadPanel().catch((cause: unknown) => onFailed(cause));
  }, [isClosed, Panel, loadPanel]);

  useEffect(() => {
    if (isClosed && wasOpened.current) launcher.current?.focus();
    wasOpened.current = !isClosed;
  }, [isClosed]);

  if (isFullScreen) return null;
  return (
    <>
      {(isClosed || !Panel) && (
        <Dock data-floating="assistant" $isHiddenOnPhone={isScrollingDown || isTyping}>
          <Hint aria-hidden onClick={() => send('open')}>
            Questions about sales, items or payments?
          </Hint>
          <Launcher
            ref={launcher}
            type="button"
            aria-label="Open assistant"
            aria-busy={!isClosed}
            onClick={() => send('open')}
          >
            <Sparkle size={20} aria-hidden />
          </Launcher>
        </Dock>
      )}
      {!isClosed && Panel && <Panel isOpen={state === 'open'} onEvent={send} />}
    </>
  );
}

const Dock = styled.div<{ readonly $isHiddenOnPhone: boolean }>`
  ${cornerDock}

  ${media.phone} {
    translate: ${(props) => props.$isHiddenOnPhone && '0 100%'};

    [data-back-office]:has([data-form]) & {
      translate: 0 100%;
    }

    &&&:focus-within {
      translate: none;
    }
  }
`;

/** A larger target for the same; the button's name says it to screen readers. */
const Hint = styled.span`
  display: none;
  ${textStyle({ phone: { block: true, size: 'xs', tone: 'muted', oneLine: true, fill: true } })}
`;

const Launcher = styled.button`
  /* Forced colors draw the border and drop the background. */
  border: 1px solid transparent;
  color: ${color.onAccent};
  background: ${color.accent};
  cursor: pointer;
  transition: background ${motion.fast};

  &:hover {
    background: ${color.accentHover};
  }
`;
