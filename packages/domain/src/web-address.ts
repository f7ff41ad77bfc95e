/** Whether a text is an address of the web (http or https, with a host name). */
export function isWebAddress(text: string): boolean {
  // By pattern: this package knows no browser and no Node, and URL belongs to them.
  return /^https?:\/\/[^\s/?#@:]+(?:\.[^\s/?#@:]+)*(?::\d{1,5})?(?:[/?#]\S*)?$/iu.test(text);
}
