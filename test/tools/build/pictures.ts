/** Plays a part of every game on the page, and takes the screenshots `docs/pictures/<game>.webp` of the documentation. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { seeded } from '../../../src/core/rng.ts';
import { kits } from '../../../src/index.ts';
import { ROOT } from '../entries.ts';
import { clickOn, openPlayground } from '../playground.ts';

/** Width of a column of text, in pixels. */
const WIDTH = 900;
/** Number of clicks before the screenshot. */
const CLICKS = 24;

const playground = await openPlayground();
for (const { game } of kits) {
  const { page } = await playground.open();
  await page.setViewportSize({ width: 1240, height: 860 });
  await page.click(`[data-game="${game.id}"]`);
  await page.selectOption('[data-pace]', 'atOnce');
  await page.click('.begin');
  await clickOn(page, seeded(11), CLICKS);
  await page.evaluate('scrollTo(0, 0)');
  await page.mouse.move(0, 0);
  const png = (await page.screenshot()).toString('base64');
  // The browser can write the smaller format itself.
  const webp = await page.evaluate<string>(`(async () => {
    const image = new Image();
    image.src = 'data:image/png;base64,${png}';
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = ${WIDTH};
    canvas.height = Math.round((image.height * ${WIDTH}) / image.width);
    const context = canvas.getContext('2d');
    context.imageSmoothingQuality = 'high';
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    return canvas.toDataURL('image/webp', 0.6).replace(/^.*,/, '');
  })()`);
  const file = join(ROOT, `docs/pictures/${game.id}.webp`);
  writeFileSync(file, Buffer.from(webp, 'base64'));
  console.log(file);
  await page.close();
}
await playground.close();
