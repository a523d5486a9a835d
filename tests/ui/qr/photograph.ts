// For tests that read a drawn code again: the drawing as the camera of another phone would have it.
/** The drawing with its computed colours, as pixels. */
export async function photograph(drawing: Element, px: number): Promise<ImageData> {
  const copy = drawing.cloneNode(true)
  if (!(copy instanceof SVGElement)) throw new Error('not a drawing')
  copy.setAttribute('width', String(px))
  copy.setAttribute('height', String(px))
  for (const [index, part] of [...drawing.children].entries()) {
    copy.children[index]?.setAttribute('fill', getComputedStyle(part).fill)
  }
  const image = new Image()
  const source = new XMLSerializer().serializeToString(copy)
  image.src = `data:image/svg+xml,${encodeURIComponent(source)}`
  await image.decode()
  const canvas = new OffscreenCanvas(px, px).getContext('2d')
  if (canvas === null) throw new Error('no canvas')
  canvas.drawImage(image, 0, 0)
  return canvas.getImageData(0, 0, px, px)
}
