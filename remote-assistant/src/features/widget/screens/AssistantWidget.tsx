import { Sparkle } from 'lucide-react';
import { useEffect, useEffectEvent, useReducer, useRef, type ComponentType } from 'react';
import styled from 'styled-components';
import type { SlotProps } from '@back-office/shared/contract';
import { useLocation } from '@back-office/shared/router';
import { isUnder, paths } from '@back-office/shared/routes';
import { color, layer, media, motion, radius, shadow, space } from '@back-office/shared/theme';
import { useToast } from '@back-office/shared/ui';
import { nextWidgetState, type WidgetEvent } from '../domain/widgetState';
import { useIsScrollingDown } from '../state/useIsScrollingDown';

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
 * At the bottom right of every screen: a button, and a panel while it is open. On phones the button hides while the
 * merchant scrolls down, so that it does not cover figures. The assistant's own screens have neither.
 */
export function AssistantWidget(props: AssistantWidgetProps) {
  const { openRequest, panel: Panel, loadPanel, onFullScreenRequest } = props;
  const [state, send] = useReducer(nextWidgetState, 'closed');
  const handledRequest = useRef(0);
  const launcher = useRef<HTMLButtonElement>(null);
  const wasOpened = useRef(false);
  const isScrollingDown = useIsScrollingDown();
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
        <Launcher
          ref={launcher}
          type="button"
          aria-label="Open assistant"
          aria-busy={!isClosed}
          $isHiddenOnPhone={isScrollingDown}
          onClick={() => send('open')}
        >
          <Sparkle size={22} aria-hidden />
        </Launcher>
      )}
      {!isClosed && Panel && <Panel isOpen={state === 'open'} onEvent={send} />}
    </>
  );
}

const Launcher = styled.button<{ readonly $isHiddenOnPhone: boolean }>`
  position: fixed;
  right: ${space[6]};
  bottom: ${space[6]};
  z-index: ${layer.widget};
  display: grid;
  place-items: center;
  width: 48px;
  height: 48px;
  /* Forced colors draw the border and drop the background. */
  border: 1px solid transparent;
  border-radius: ${radius.full};
  color: ${color.onAccent};
  background: ${color.accent};
  box-shadow: ${shadow.float};
  cursor: pointer;
  transition: background ${motion.fast};

  &:hover {
    background: ${color.accentHover};
  }

  ${media.phone} {
    right: ${space[4]};
    bottom: ${space[4]};
    transition: transform ${motion.normal};
    ${(props) => props.$isHiddenOnPhone && 'transform: translateY(80px);'}

    &:focus-visible {
      transform: none;
    }

    /* The selection bar of a list takes its place. */
    [data-back-office]:has([data-floating='selection']) & {
      display: none;
    }
  }

  ${media.print} {
    display: none;
  }
`;
