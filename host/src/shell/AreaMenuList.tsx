import { ArrowLeft } from 'lucide-react';
import styled from 'styled-components';
import { currentItem, menuAt } from '@back-office/shared/area';
import { useServices } from '@back-office/shared/contract';
import { useLocation } from '@back-office/shared/router';
import { color, space, text, weight } from '@back-office/shared/theme';
import { useAreasSnapshot } from '../remotes/AreasProvider';
import { areaOf } from '../remotes/rows';
import { AreaMenuFold } from './AreaMenuFold';
import { NavEntry } from './NavEntry';
import { NavList } from './NavList';

/** The left menu that the current area has for this path; there is no room for it beside the content on phones. */
export function AreaMenuList({ onNavigate }: { readonly onNavigate: () => void }) {
  const { pathname } = useLocation();
  const { isShellSubmenuOpen } = useServices();
  const { areas, registry } = useAreasSnapshot();
  const area = areas[areaOf(pathname, registry) ?? ''];
  const menu = area?.step === 'ready' ? menuAt(area.part.menus, pathname) : undefined;
  if (!menu || (isShellSubmenuOpen && menu.isInShellSubmenu)) return null;
  const { label: title, backTo, entries } = menu;
  const current = currentItem(menu, pathname);
  return (
    <Region aria-label={`${title}, this area`}>
      <Title>{title}</Title>
      {backTo && (
        <NavEntry
          label={`Back to ${backTo.label}`}
          path={backTo.path}
          icon={<ArrowLeft size={18} strokeWidth={1.75} aria-hidden />}
          onFollow={onNavigate}
        />
      )}
      <NavList>
        {entries.map((entry) => (
          <li key={entry.label}>
            {entry.entries && entry.entries.length > 0 ? (
              <AreaMenuFold {...entry} current={current} onNavigate={onNavigate} />
            ) : (
              <NavEntry label={entry.label} path={entry.path} isActive={entry === current} onFollow={onNavigate} />
            )}
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
