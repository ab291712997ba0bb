import type { MouseEvent, ReactNode, Ref } from 'react';
import styled, { css } from 'styled-components';
import { UnavailableItem, useLedgerLink } from '@back-office/shared/area';
import { Link } from '@back-office/shared/router';
import {
  color,
  currentBar,
  gridStyle,
  keyframes,
  media,
  motion,
  radius,
  rowStyle,
  space,
  textStyle,
  weight,
} from '@back-office/shared/theme';
import { Text } from '@back-office/shared/ui';
import { useAreas } from '../remotes/AreasProvider';

interface NavItemProps {
  readonly label: string;
  readonly path?: string | undefined;
  readonly icon?: ReactNode;
  readonly isActive?: boolean;
  readonly onFollow?: (() => void) | undefined;
  readonly ref?: Ref<HTMLAnchorElement> | undefined;
}

/** One item of a navigation list: a link, or a button that says it is not available yet. */
export function NavItem({ path, icon, label, ...rest }: NavItemProps) {
  if (path !== undefined) return <Destination path={path} icon={icon} label={label} {...rest} />;
  return (
    <UnavailableItem Button={Unavailable}>
      {icon}
      <Text oneLine>{label}</Text>
    </UnavailableItem>
  );
}

function Destination({ label, path, icon, isActive = false, onFollow, ref }: NavItemProps & { readonly path: string }) {
  const areas = useAreas();
  const to = useLedgerLink()(path);
  const prefetch = () => areas.prefetch(path);
  const follow = (event: MouseEvent) => {
    // Opening a new tab or window changes nothing in this one.
    if (!event.metaKey && !event.ctrlKey && !event.shiftKey) onFollow?.();
  };
  return (
    <ItemLink
      to={to}
      ref={ref}
      aria-current={isActive ? 'page' : undefined}
      onClick={follow}
      onPointerEnter={prefetch}
      onFocus={prefetch}
    >
      {icon}
      <Text oneLine>{label}</Text>
    </ItemLink>
  );
}

export const navItemLook = css`
  ${rowStyle({ gap: 3, size: 'sm', tone: 'secondary', weight: 'medium', textAlign: 'start', pad: [1, 3] })}
  width: 100%;
  min-height: 36px;
  border-radius: ${radius.md};
  transition: background-color ${motion.fast};

  &:hover {
    ${textStyle({ ground: 'hover', tone: 'text' })}
  }

  ${media.phone} {
    min-height: 44px;
  }
`;

const ItemLink = styled(Link)`
  ${navItemLook}

  &[aria-current='page'] {
    ${textStyle({ tone: 'accent', weight: 'strong', ground: 'accentSubtle' })}
    ${currentBar}
  }
`;

const Unavailable = styled.button`
  ${navItemLook}
  font-weight: ${weight.regular};
  cursor: default;

  &,
  &:hover {
    background: none;
    color: ${color.textMuted};
  }

  /* Quieter than a link even where its text must stay readable. */
  svg {
    opacity: 0.5;
  }
`;

/** A navigation region that slides in when the merchant goes a level down or up. */
export const SlideIn = styled.nav<{ readonly $from?: 'left' | 'right' | undefined }>`
  @media (prefers-reduced-motion: no-preference) {
    ${({ $from }) =>
      $from &&
      css`
        animation: ${$from === 'right' ? keyframes.fromRight : keyframes.fromLeft} ${motion.normal};
      `}
  }
`;

export const NavList = styled.ul`
  ${gridStyle({ gap: '2px', pad: '0px' })}

  ul & {
    padding-inline-start: ${space[4]};
  }

  li {
    min-width: 0;
  }
`;
