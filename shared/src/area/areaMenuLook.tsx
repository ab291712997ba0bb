import { ChevronRight } from 'lucide-react';
import styled, { css } from 'styled-components';
import { Link } from '@back-office/shared/router';
import { color, currentBar, hoverGround, motion, radius, rowStyle, space, textStyle } from '@back-office/shared/theme';
import { UnavailableItem, type MenuLook } from './AreaMenuItems';
import { useLedgerLink } from '../ledger/session/useLedgerLink';

export const itemLook = css`
  ${rowStyle({ size: 'sm', tone: 'text', textAlign: 'start', pad: ['6px', '10px'], below: '2px', width: '100%' })}
  min-height: 32px;
  border-radius: ${radius.md};
  transition: background-color ${motion.fast};
  ${hoverGround}

  &[aria-current] {
    ${textStyle({ ground: 'active', weight: 'strong' })}
    ${currentBar}
  }
`;

const ItemLink = styled(Link)`
  ${itemLook}
`;

const Unavailable = styled.button`
  ${itemLook}
  justify-content: space-between;
  gap: ${space[2]};
  cursor: default;

  &,
  &:hover {
    background: none;
    color: ${color.textMuted};
  }
`;

const SectionButton = styled.button`
  ${itemLook}
  justify-content: space-between;
`;

/** A hairline leads from the section down to its items, and runs behind them. */
const SectionList = styled.ul`
  position: relative;
  isolation: isolate;

  &::before {
    position: absolute;
    z-index: -1;
    inset: 0 auto 2px 19px;
    border-inline-start: 1px solid ${color.borderStrong};
    content: '';
  }

  &[hidden] {
    display: none;
  }

  && a,
  && button {
    padding-inline-start: 26px;
  }
`;

const TurningChevron = styled(ChevronRight)`
  transition: transform ${motion.fast};

  [aria-expanded='true'] > & {
    transform: rotate(90deg);
  }
`;

const Chevron = () => <TurningChevron size={16} aria-hidden />;

function Destination({ label, path, isActive }: { label: string; path: string; isActive: boolean }) {
  const toLink = useLedgerLink();
  return (
    <ItemLink to={toLink(path)} aria-current={isActive ? 'page' : undefined}>
      {label}
    </ItemLink>
  );
}

/** The look of an area's menu beside the content. */
export const areaMenuLook: MenuLook = {
  List: (props) => <ul {...props} />,
  SectionList,
  SectionButton,
  Chevron,
  Item: ({ label, path, isActive }) =>
    path === undefined ? (
      <UnavailableItem Button={Unavailable}>{label}</UnavailableItem>
    ) : (
      <Destination label={label} path={path} isActive={isActive} />
    ),
  EmptySection: ({ label }) => (
    <UnavailableItem Button={Unavailable}>
      {label}
      <Chevron />
    </UnavailableItem>
  ),
};
