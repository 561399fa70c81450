import './style.css'
import './page.tsx'
