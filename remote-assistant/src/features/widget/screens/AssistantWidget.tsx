import { useEffect, useReducer, useRef } from 'react';
import styled, { css } from 'styled-components';
import { Maximize2, Minus, Sparkle, X } from 'lucide-react';
import type { SlotProps } from '@back-office/shared/contract';
import { Link } from '@back-office/shared/router';
import { paths } from '@back-office/shared/routes';
import { color, layer, media, motion, radius, shadow, space, text, weight } from '@back-office/shared/theme';
import { IconButton } from '@back-office/shared/ui';
import { nextWidgetState } from '../domain/widgetState';
import { useIsScrollingDown } from '../state/useIsScrollingDown';

/**
 * At the bottom right of every screen: a button, a panel of 384 × 600 px while open, a title bar while minimized. On
 * phones the button hides while the merchant scrolls down, so that it does not cover figures.
 */
export function AssistantWidget({ openRequest }: SlotProps) {
  const [state, send] = useReducer(nextWidgetState, 'closed');
  const handledRequest = useRef(0);
  const panel = useRef<HTMLElement>(null);
  const launcher = useRef<HTMLButtonElement>(null);
  const wasOpened = useRef(false);
  const isScrollingDown = useIsScrollingDown();

  useEffect(() => {
    if (openRequest > handledRequest.current) send('open');
    handledRequest.current = openRequest;
  }, [openRequest]);

  // Focus the panel on opening and the button on closing.
  useEffect(() => {
    if (state === 'open') panel.current?.focus();
    if (state === 'closed' && wasOpened.current) launcher.current?.focus();
    wasOpened.current = state !== 'closed';
  }, [state]);

  if (state === 'closed') {
    return (
      <Launcher
        ref={launcher}
        type="button"
        aria-label="Open assistant"
        $isHiddenOnPhone={isScrollingDown}
        onClick={() => send('open')}
      >
        <Sparkle size={22} aria-hidden />
      </Launcher>
    );
  }
  const isOpen = state === 'open';
  return (
    <Panel
      ref={panel}
      aria-label="Assistant"
      tabIndex={-1}
      $isOpen={isOpen}
      onKeyDown={(event) => {
        if (event.key === 'Escape') send('close');
      }}
    >
      <Header>
        <Icon aria-hidden>
          <Sparkle size={16} />
        </Icon>
        <Title>Assistant</Title>
        {isOpen ? (
          <IconButton label="Minimize" icon={<Minus size={16} />} variant="ghost" onClick={() => send('minimize')} />
        ) : (
          <IconButton
            label="Maximize"
            icon={<Maximize2 size={16} />}
            variant="ghost"
            onClick={() => send('maximize')}
          />
        )}
        <IconButton label="Close" icon={<X size={16} />} variant="ghost" onClick={() => send('close')} />
      </Header>
      {isOpen && (
        <Body>
          <p>The assistant is not built yet. It will answer questions about sales, items, and payments.</p>
          {/* Close the panel, because it would cover the full screen. */}
          <FullScreenLink to={paths.chatbot()} onClick={() => send('close')}>
            Open full screen
          </FullScreenLink>
        </Body>
      )}
    </Panel>
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
  border: 0;
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

const minimizedOnPhone = css`
  right: ${space[4]};
  bottom: ${space[4]};
`;

const openOnPhone = css`
  inset: 0;
  width: auto;
  max-width: none;
  height: auto;
  max-height: none;
  border-radius: 0;
`;

const Panel = styled.section<{ readonly $isOpen: boolean }>`
  position: fixed;
  right: ${space[6]};
  bottom: ${space[6]};
  z-index: ${layer.widget};
  display: flex;
  flex-direction: column;
  width: ${({ $isOpen }) => ($isOpen ? '384px' : '280px')};
  max-width: calc(100vw - 32px);
  height: ${({ $isOpen }) => ($isOpen ? '600px' : 'auto')};
  max-height: 80vh;
  border-radius: 16px;
  color: ${color.text};
  background: ${color.bgOverlay};
  box-shadow: ${shadow.float};

  ${media.phone} {
    ${({ $isOpen }) => ($isOpen ? openOnPhone : minimizedOnPhone)}
  }

  ${media.print} {
    display: none;
  }
`;

const Header = styled.header`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  padding: ${space[2]} ${space[3]};
  border-bottom: 1px solid ${color.border};
`;

const Icon = styled.span`
  display: grid;
  place-items: center;
  width: 32px;
  height: 32px;
  border-radius: ${radius.full};
  color: ${color.accentText};
  background: ${color.accentSubtle};
`;

const Title = styled.h2`
  flex: 1;
  margin: 0 0 0 ${space[2]};
  ${text.sm}
  font-weight: ${weight.strong};
`;

const Body = styled.div`
  display: grid;
  flex: 1;
  align-content: center;
  justify-items: center;
  gap: ${space[3]};
  padding: ${space[6]};
  color: ${color.textSecondary};
  ${text.sm}
  text-align: center;
`;

const FullScreenLink = styled(Link)`
  color: ${color.accentText};
  font-weight: ${weight.medium};
`;
