import EventEmitter from 'eventemitter3';
import type { Kit } from 'feyrules/core';
import { render } from 'preact';
import { languageOf } from '../language.tsx';
import type { Skin } from '../skin.ts';
import style from '../style.css';
import type { Emitter, Events } from './events.ts';
import { Follower } from './follower.ts';
import { Viewer } from './viewer.tsx';

/** The interface of a Boardgamers viewer: draws the game into the element, and exchanges messages with the platform. */
export function launcherOf(kit: Kit, skin: Skin): (selector: string) => Emitter {
  return (selector) => {
    const element = document.querySelector(selector);
    if (element === null) throw new Error(`There is no element "${selector}" to draw ${kit.game.name} into.`);
    const sheet = document.createElement('style');
    sheet.textContent = style;
    document.head.append(sheet);
    followTheme();
    const emitter = new EventEmitter<Events>();
    const follower = new Follower(kit, emitter, languageOf(navigator.language));
    render(<Viewer follower={follower} skin={skin} />, element);
    return emitter;
  };
}

/** Dark or light as on the platform, or else as on the system. */
function followTheme(): void {
  const { documentElement: root } = document;
  const set = (dark: boolean): void => {
    root.style.colorScheme = dark ? 'dark' : 'light';
  };
  const asked = new URLSearchParams(location.search).get('dark');
  if (asked !== null) set(asked === '1' || asked === 'true');
  addEventListener('message', ({ data }) => {
    if (data?.type === 'theme') set(data.dark === true);
  });
}
