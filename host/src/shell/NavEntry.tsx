import type { MouseEvent, ReactNode, Ref } from 'react';
import styled, { css } from 'styled-components';
import { Link } from '@back-office/shared/router';
import { color, media, motion, oneLine, radius, space, text, weight } from '@back-office/shared/theme';
import { Tooltip } from '@back-office/shared/ui';
import { useAreas } from '../remotes/AreasProvider';

interface NavEntryProps {
  readonly label: string;
  readonly path?: string | undefined;
  readonly icon?: ReactNode;
  readonly isActive?: boolean;
  readonly onFollow?: (() => void) | undefined;
  readonly ref?: Ref<HTMLAnchorElement> | undefined;
}

/** One line of a navigation list: a link, or a button that says it is not available yet (decision D5). */
export function NavEntry({ label, path, icon, isActive = false, onFollow, ref }: NavEntryProps) {
  const areas = useAreas();
  if (path === undefined) {
    return (
      <Tooltip text="Not available yet" side="right">
        <Unavailable type="button" aria-disabled="true">
          {icon}
          <Label>{label}</Label>
        </Unavailable>
      </Tooltip>
    );
  }
  const prefetch = () => areas.prefetch(path);
  const follow = (event: MouseEvent) => {
    // A new tab or window leaves this one as it is.
    if (!event.metaKey && !event.ctrlKey && !event.shiftKey) onFollow?.();
  };
  return (
    <EntryLink
      to={path}
      ref={ref}
      aria-current={isActive ? 'page' : undefined}
      onClick={follow}
      onPointerEnter={prefetch}
      onFocus={prefetch}
    >
      {icon}
      <Label>{label}</Label>
    </EntryLink>
  );
}

export const entryLook = css`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  width: 100%;
  min-height: 36px;
  padding: ${space[1]} ${space[3]};
  border: 0;
  border-radius: ${radius.md};
  background: none;
  ${text.sm}
  font-weight: ${weight.medium};
  color: ${color.textSecondary};
  text-align: start;
  text-decoration: none;
  transition: background-color ${motion.fast};

  svg {
    flex: none;
  }

  &:hover {
    background: ${color.bgHover};
    color: ${color.text};
  }

  ${media.phone} {
    min-height: 44px;
  }
`;

const EntryLink = styled(Link)`
  ${entryLook}
  &[aria-current='page'] {
    background: ${color.accentSubtle};
    color: ${color.accentText};
    font-weight: ${weight.strong};
  }
`;

const Unavailable = styled.button`
  ${entryLook}
  font-weight: ${weight.regular};
  cursor: default;

  &,
  &:hover {
    background: none;
    color: ${color.textMuted};
  }
`;

const Label = styled.span`
  ${oneLine}
`;
