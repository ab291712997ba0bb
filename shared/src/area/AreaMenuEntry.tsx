import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import type { AreaMenuItem } from '@back-office/shared/contract';
import { Link } from '@back-office/shared/router';
import { Tooltip } from '@back-office/shared/ui';
import { color, motion, radius, space, text, weight } from '../theme/theme';

interface AreaMenuEntryProps extends AreaMenuItem {
  readonly isCurrent: boolean;
}

export function AreaMenuEntry({ label, path, isCurrent }: AreaMenuEntryProps) {
  if (path === undefined) return <UnavailableEntry>{label}</UnavailableEntry>;
  return (
    <Destination to={path} aria-current={isCurrent ? 'page' : undefined}>
      {label}
    </Destination>
  );
}

/** Without a destination an entry stays focusable and says why nothing happens (decision D5). */
export function UnavailableEntry({ children }: { readonly children: ReactNode }) {
  return (
    <Tooltip text="Not available yet" side="right">
      <Unavailable type="button" aria-disabled="true">
        {children}
      </Unavailable>
    </Tooltip>
  );
}

export const entryLook = css`
  display: flex;
  align-items: center;
  width: 100%;
  min-height: 32px;
  margin-bottom: 2px;
  padding: 6px 10px;
  border-radius: ${radius.md};
  ${text.sm}
  color: ${color.text};
  text-align: start;
  transition: background-color ${motion.fast};

  &:hover {
    background-color: ${color.bgHover};
  }

  &[aria-current] {
    background-color: ${color.bgActive};
    font-weight: ${weight.strong};
  }
`;

const Destination = styled(Link)`
  ${entryLook}
`;

const Unavailable = styled.button`
  ${entryLook}
  justify-content: space-between;
  gap: ${space[2]};
  cursor: default;

  &,
  &:hover {
    background: none;
    color: ${color.textMuted};
  }
`;
