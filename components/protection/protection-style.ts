/** What the script alone shows; the rest of the look is in `guard.css`. The mark is for pictures of the page, too faint to disturb a reader. */
export const protectionStyle = `
.guard-blur>*{filter:blur(.5rem)}
.watermarked::after{content:attr(data-mark)/"";position:fixed;top:40%;font-size:20vw;opacity:.006;pointer-events:none}`;
