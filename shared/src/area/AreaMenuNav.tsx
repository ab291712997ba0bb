import { ArrowLeft } from 'lucide-react';
import styled from 'styled-components';
import { useServices, type AreaMenu } from '@back-office/shared/contract';
import { useLocation, useNavigate } from '@back-office/shared/router';
import { color, media, size, space, text, weight } from '../theme/theme';
import { AreaMenuEntry, entryLook } from './AreaMenuEntry';
import { AreaMenuSection } from './AreaMenuSection';
import { currentItem } from './areaMenus';

/** An area's left menu on wide screens; on phones the shell's drawer lists the same. */
export function AreaMenuNav({ menu }: { readonly menu: AreaMenu }) {
  const { pathname } = useLocation();
  const current = currentItem(menu, pathname);
  return (
    <Nav aria-label={`${menu.label} menu`}>
      <Head menu={menu} />
      <ul>
        {menu.entries.map((entry) => (
          <li key={entry.label}>
            {entry.entries ? (
              <AreaMenuSection {...entry} current={current} />
            ) : (
              <AreaMenuEntry {...entry} isCurrent={entry === current} />
            )}
          </li>
        ))}
      </ul>
    </Nav>
  );
}

function Head({ menu: { label, backTo } }: { readonly menu: AreaMenu }) {
  const { storageNamespace } = useServices();
  const navigate = useNavigate();
  // An embedded area (the only one with a namespace) has no place above it.
  if (!backTo || storageNamespace !== '') return <Title aria-hidden>{label}</Title>;
  return (
    <Back type="button" aria-label={`Back to ${backTo.label} from ${label}`} onClick={() => void navigate(backTo.path)}>
      <ArrowLeft size={16} aria-hidden />
      {label}
    </Back>
  );
}

const Nav = styled.nav`
  flex: none;
  position: sticky;
  top: 0;
  width: ${size.areaWidth};
  height: 100dvh;
  padding: 26px ${space[3]} ${space[6]};
  overflow-y: auto;
  border-inline-end: 1px solid ${color.border};
  background-color: ${color.bgSurface};

  ${media.phone} {
    display: none;
  }

  ${media.print} {
    display: none;
  }
`;

const Title = styled.div`
  padding: 6px 10px ${space[4]};
  ${text.sm}
  font-weight: ${weight.strong};
`;

const Back = styled.button`
  ${entryLook}
  gap: ${space[3]};
  margin-bottom: ${space[2]};
  color: ${color.text};
  font-weight: ${weight.strong};
`;
