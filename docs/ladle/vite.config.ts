import tailwindcss from '@tailwindcss/vite'

/** Ladle brings its own Vite and its own React plugin; the site's configuration would add the router. */
export default {
  plugins: [tailwindcss()],
  resolve: { dedupe: ['react', 'react-dom'] },
}
