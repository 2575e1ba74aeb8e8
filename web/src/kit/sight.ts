/** Brings something into sight where the page scrolls; once it is gone the page stands where it stood. */
export function inSight(box: HTMLElement): () => void {
  const was = window.scrollY;
  box.scrollIntoView?.({ block: "nearest" });
  return () => window.scrollTo(0, was);
}
