import styled from 'styled-components';
import { useLocation } from '@back-office/shared/router';
import { color, space, text, weight } from '@back-office/shared/theme';
import { useAreasSnapshot } from '../remotes/AreasProvider';
import { areaOf } from '../remotes/rows';
import { activeEntry } from './highlight';
import { NavEntry } from './NavEntry';
import { NavList } from './NavList';

/** The current area's own left menu, which has no room beside the content on phones. */
export function AreaMenuList({ onNavigate }: { readonly onNavigate: () => void }) {
  const { pathname } = useLocation();
  const { areas, registry } = useAreasSnapshot();
  const area = areas[areaOf(pathname, registry) ?? ''];
  const menu = area?.step === 'ready' ? area.part.menu : undefined;
  if (!menu) return null;
  const active = activeEntry(pathname, menu.entries);
  return (
    <Region aria-label={`${menu.label}, this area`}>
      <Title>{menu.label}</Title>
      <NavList>
        {menu.entries.map((entry) => (
          <li key={entry.label}>
            <NavEntry label={entry.label} path={entry.path} isActive={entry === active} onFollow={onNavigate} />
          </li>
        ))}
      </NavList>
    </Region>
  );
}

const Region = styled.nav`
  margin-top: ${space[4]};
  padding-top: ${space[4]};
  border-top: 1px solid ${color.border};
`;

const Title = styled.h2`
  padding: 0 ${space[3]} ${space[2]};
  ${text.xs}
  font-weight: ${weight.strong};
  color: ${color.textMuted};
`;
